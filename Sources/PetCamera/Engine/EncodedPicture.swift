public import Core
package import Imaging
public import Vision

/// An accepted picture as JPEG, with all that is known of it.
public struct EncodedPicture: Equatable, Sendable {
    /// What it shows.
    public let role: PictureRole
    /// A baseline JPEG of the camera's full frame, without EXIF.
    public let jpeg: [UInt8]
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// The nose or face in fractions of the picture, origin top left; `nil` in a picture taken by hand of nothing.
    public let box: Rect?
    /// All zero in a picture taken by hand of nothing.
    public let quality: QualityVector
    /// Taken by a person and not by the engine.
    public let isManual: Bool
    /// Taken in debug mode; never to be mixed with real ones.
    public let isTest: Bool
    /// Counted by the source from 0.
    public let frameIndex: Int
    /// When the frame was taken, on the source's time line.
    public let time: Instant
}

extension EncodedPicture: CustomStringConvertible {
    /// Without the bytes, of which there are many.
    public var description: String {
        "\(role.rawValue) picture, \(width)x\(height), \(jpeg.count) bytes, quality \(Int(quality.overall.rounded()))"
    }
}

/// Turns accepted frames into JPEG. Bound to one thread at a time.
package struct PictureEncoder: ~Copyable {
    private var encoder = JPEGEncoder()

    package init() {}

    /// The camera's own bytes where it sent JPEG, else the planes encoded once.
    package mutating func encode(
        _ candidate: PictureCandidate, role: PictureRole, isTest: Bool
    ) throws(ImagingError) -> EncodedPicture {
        let frame = candidate.frame
        let jpeg =
            if let encoded = frame.encoded { JPEGKeeping.kept(encoded) } else { try encoder.encode(frame) }
        return EncodedPicture(
            role: role, jpeg: jpeg, width: frame.width, height: frame.height, box: candidate.box,
            quality: candidate.quality, isManual: candidate.isManual, isTest: isTest, frameIndex: frame.sequence,
            time: frame.time)
    }
}
