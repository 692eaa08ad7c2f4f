package import Core

/// One picture of a source: planes, when it was taken, and the camera's own bytes where it sent JPEG.
///
/// A cheap value: copies share the planes, which never change. Sendable.
package struct Frame: Sendable {
    package let layout: PlaneLayout
    /// Counted by the source from 0, bad frames included.
    package let sequence: Int
    /// When it was taken, on the source's own time line (a clip starts at zero).
    package let time: Instant
    /// The JPEG it was decoded from without a warning; `nil` when the source sends planes.
    package let bytes: EncodedBytes?
    private let buffer: FrameBuffer

    package init(layout: PlaneLayout, sequence: Int, time: Instant, encoded: [UInt8]?, buffer: FrameBuffer) {
        self.init(
            layout: layout, sequence: sequence, time: time, bytes: encoded.map { EncodedBytes($0) }, buffer: buffer)
    }

    init(layout: PlaneLayout, sequence: Int, time: Instant, bytes: EncodedBytes?, buffer: FrameBuffer) {
        self.layout = layout
        self.sequence = sequence
        self.time = time
        self.bytes = bytes
        self.buffer = buffer
    }

    /// A copy of the JPEG it was decoded from, for keeping it.
    package var encoded: [UInt8]? { bytes?.array }

    package var format: PixelFormat { layout.format }
    package var width: Int { layout.width }
    package var height: Int { layout.height }
    package var size: Size { Size(width: Double(width), height: Double(height)) }

    /// Lends a plane to the closure. A grey frame has luma only.
    package func withPlane<Result, Failure: Error>(
        _ kind: Plane.Kind, _ body: (Plane) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(kind.rawValue < layout.entries.count, "a grey frame has no chroma")
        let entry = layout.entries[kind.rawValue]
        return try buffer.withBytes { (bytes) throws(Failure) -> Result in
            let rows = UnsafeRawBufferPointer(
                rebasing: bytes[entry.offset..<entry.offset + entry.stride * entry.height])
            return try body(Plane(bytes: rows, width: entry.width, height: entry.height, stride: entry.stride))
        }
    }
}
