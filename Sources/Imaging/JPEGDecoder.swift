package import Core
import CTurboJPEG

/// Decodes JPEG to planes, without ever making RGB. Bound to one thread at a time.
package struct JPEGDecoder: ~Copyable {
    private var handle: tjhandle
    private let pool: FramePool
    /// For the bytes of cameras' pictures, which are as many as their frames.
    private let bytePool = FramePool(capacity: 12)
    private var byteRoom = 0

    /// More pixels than any camera here has; a header that claims more is damage or malice.
    private static let largestPixelCount = 64_000_000

    package init(pool: FramePool) {
        handle = JPEGDecoder.start()
        self.pool = pool
    }

    private static func start() -> tjhandle {
        guard let handle = tjInitDecompress() else { fatalError("tjInitDecompress: out of memory") }
        return handle
    }

    deinit { tjDestroy(handle) }

    /// Decodes a picture that is to be trusted: anything libjpeg warns of is an error.
    ///
    /// libjpeg turns a header without data into a grey picture of full size with two warnings, and lost packets into
    /// plausible smears with one; only "up to 16 extraneous bytes" is harmless. A photograph whose EXIF says that it
    /// lies on its side comes out upright.
    package mutating func decode(
        _ jpeg: [UInt8], sequence: Int, time: Instant
    ) throws(ImagingError) -> Frame {
        let bytes = EncodedBytes(jpeg)
        let whole = bytes.prefix(try JPEGDecoder.wholeCount(bytes))
        do throws(ImagingError) {
            let frame = try decode(bytes, sequence, time, whole)
            return frame.upright(PictureOrientation(jpeg: jpeg), pool: pool)
        } catch {
            forget()
            throw error
        }
    }

    /// Decodes a camera's picture once, for two uses: what the strict decoding would refuse comes with its damage told,
    /// good enough for a preview and for nothing that is kept.
    ///
    /// Throws what shows nothing: no JPEG, a header without data, a kind that is not supported. A camera's picture has no
    /// orientation of its own.
    ///
    /// - Parameter jpeg: the driver's memory; copied once, into memory that is used again, since it may be slow to read
    ///   and is the driver's afterwards.
    package mutating func decodeForPreview(
        _ jpeg: UnsafeRawBufferPointer, sequence: Int, time: Instant
    ) throws(ImagingError) -> JPEGPreview {
        // One size for all of them, as the pool keeps one.
        byteRoom = max(byteRoom, (jpeg.count + 65_535) & ~65_535)
        return try preview(EncodedBytes(copying: jpeg, into: bytePool.take(byteRoom)), sequence, time)
    }

    /// The same for bytes that are an array already.
    package mutating func decodeForPreview(
        _ jpeg: [UInt8], sequence: Int, time: Instant
    ) throws(ImagingError) -> JPEGPreview {
        try preview(EncodedBytes(jpeg), sequence, time)
    }

    private mutating func preview(
        _ bytes: EncodedBytes, _ sequence: Int, _ time: Instant
    ) throws(ImagingError) -> JPEGPreview {
        var whole: EncodedBytes?
        var damage: String?
        do throws(ImagingError) { whole = bytes.prefix(try JPEGDecoder.wholeCount(bytes)) } catch {
            guard case .damaged(let detail) = error.cause, JPEGDecoder.hasData(bytes) else { throw error }
            damage = detail
        }
        do throws(ImagingError) {
            let frame = try decode(bytes, sequence, time, whole, isLenient: damage != nil)
            return JPEGPreview(frame: frame, damage: damage)
        } catch {
            // The first warning of a picture that looked whole: its planes are there, and decoded a second time only then.
            defer { forget() }
            guard case .damaged(let detail) = error.cause, damage == nil, JPEGDecoder.hasData(bytes) else {
                throw error
            }
            return JPEGPreview(frame: try decode(bytes, sequence, time, nil, isLenient: true), damage: detail)
        }
    }

    /// libjpeg keeps tables from picture to picture, those of a damaged one too.
    private mutating func forget() {
        tjDestroy(handle)
        handle = JPEGDecoder.start()
    }

    /// More than a header: libjpeg makes an even grey of one, at full size.
    private static func hasData(_ jpeg: EncodedBytes) -> Bool {
        guard let scan = jpeg.withBytes({ JPEGMarkers($0)?.firstScan }) else { return false }
        return jpeg.count - scan > 512
    }

    private func decode(
        _ jpeg: EncodedBytes, _ sequence: Int, _ time: Instant, _ whole: EncodedBytes?, isLenient: Bool = false
    ) throws(ImagingError) -> Frame {
        let (planes, layout) = try jpeg.withBytes { (bytes) throws(ImagingError) in try decoded(bytes, isLenient) }
        return Frame(layout: layout, sequence: sequence, time: time, bytes: whole, buffer: planes)
    }

    private typealias Planes = (FrameBuffer, PlaneLayout)

    private func decoded(_ bytes: UnsafeRawBufferPointer, _ isLenient: Bool) throws(ImagingError) -> Planes {
        let jpeg = bytes.bindMemory(to: UInt8.self)
        var (width, height, subsampling, colour) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let status = tjDecompressHeader3(
            handle, jpeg.baseAddress, UInt(jpeg.count), &width, &height, &subsampling, &colour)
        guard status == 0 else { throw ImagingError(.damaged(message)) }
        // A stream that ends after its header is reported as success with a size of nothing.
        guard width > 0, height > 0 else { throw ImagingError(.damaged("it has no size")) }
        guard Int(width) * Int(height) <= JPEGDecoder.largestPixelCount else {
            throw ImagingError(.unsupported("\(width) by \(height) pixels"))
        }
        guard colour == TJCS_YCbCr.rawValue || colour == TJCS_GRAY.rawValue else {
            throw ImagingError(.unsupported("its colours are not YCbCr"))
        }
        switch subsampling {
        case Int32(TJSAMP_GRAY.rawValue):
            return try planes(jpeg, .grey, width, height, isLenient)
        case Int32(TJSAMP_420.rawValue):
            return try planes(jpeg, .yuv420, width, height, isLenient)
        case Int32(TJSAMP_422.rawValue):
            return try planes(jpeg, .yuv422, width, height, isLenient)
        default: return try reduced(jpeg, subsampling, width, height, isLenient)
        }
    }

    private var message: String { String(cString: tjGetErrorStr2(handle)) }

    /// Straight into the frame's planes.
    private func planes(
        _ jpeg: UnsafeBufferPointer<UInt8>, _ format: PixelFormat, _ width: Int32, _ height: Int32, _ isLenient: Bool
    ) throws(ImagingError) -> Planes {
        let layout = PlaneLayout(format: format, width: Int(width), height: Int(height))
        let buffer = pool.take(layout.byteCount)
        try buffer.withMutableBytes { (bytes) throws(ImagingError) in
            let base = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
            var pointers: [UnsafeMutablePointer<UInt8>?] = layout.entries.map { base + $0.offset }
            var strides = layout.entries.map { Int32($0.stride) }
            try check(
                tjDecompressToYUVPlanes(
                    handle, jpeg.baseAddress, UInt(jpeg.count), &pointers, width, &strides, height, 0),
                isLenient)
        }
        return (buffer, layout)
    }

    /// Photographs with full chroma (4:4:4 and rarer): decoded aside, then every second chroma sample is kept.
    private func reduced(
        _ jpeg: UnsafeBufferPointer<UInt8>, _ subsampling: Int32, _ width: Int32, _ height: Int32, _ isLenient: Bool
    ) throws(ImagingError) -> Planes {
        let layout = PlaneLayout(format: .yuv420, width: Int(width), height: Int(height))
        let buffer = pool.take(layout.byteCount)
        let chromaWidth = Int(tjPlaneWidth(1, width, subsampling))
        let chromaHeight = Int(tjPlaneHeight(1, height, subsampling))
        guard chromaWidth > 0, chromaHeight > 0 else { throw ImagingError(.unsupported("its chroma sampling")) }
        var cb = [UInt8](repeating: 128, count: chromaWidth * chromaHeight)
        var cr = cb
        try buffer.withMutableBytes { (bytes) throws(ImagingError) in
            let base = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
            let luma = base + layout.entries[0].offset
            try check(
                cb.withUnsafeMutableBufferPointer { cb in
                    cr.withUnsafeMutableBufferPointer { cr in
                        var pointers: [UnsafeMutablePointer<UInt8>?] = [luma, cb.baseAddress, cr.baseAddress]
                        var strides = [Int32(layout.entries[0].stride), Int32(chromaWidth), Int32(chromaWidth)]
                        return tjDecompressToYUVPlanes(
                            handle, jpeg.baseAddress, UInt(jpeg.count), &pointers, width, &strides, height, 0)
                    }
                }, isLenient)
            for (source, entry) in zip([cb, cr], layout.entries.dropFirst()) {
                for row in 0..<entry.height {
                    let from = min(row * chromaHeight / entry.height, chromaHeight - 1) * chromaWidth
                    let target = base + entry.offset + row * entry.stride
                    for column in 0..<entry.width {
                        target[column] = source[from + min(column * chromaWidth / entry.width, chromaWidth - 1)]
                    }
                }
            }
        }
        return (buffer, layout)
    }

    private func check(_ status: Int32, _ isLenient: Bool) throws(ImagingError) {
        guard status != 0 else { return }
        let text = message
        let isWarning = tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
        if isWarning, isLenient || JPEGDecoder.isHarmless(text) { return }
        throw ImagingError(.damaged(text))
    }

    /// "Corrupt JPEG data: 3 extraneous bytes before marker 0xd9" is padding that some cameras write.
    ///
    /// Before the end marker only: libjpeg tells its first warning and swallows the others, and before a restart marker
    /// the first may hide lost data further down.
    package static func isHarmless(_ warning: String) -> Bool {
        guard warning.contains("extraneous bytes before marker 0xd9") else { return false }
        let count = warning.split(separator: " ").compactMap { Int($0) }.first
        return count.map { $0 <= 16 } ?? false
    }

    /// How many bytes the picture has; trailing padding with zeros is none of it, anything else after it is a sign of
    /// damage.
    private static func wholeCount(_ jpeg: EncodedBytes) throws(ImagingError) -> Int {
        try jpeg.withBytes { (bytes) throws(ImagingError) in
            guard let markers = JPEGMarkers(bytes) else { throw ImagingError(.notAJPEG) }
            guard markers.ending == .complete else { throw ImagingError(.damaged("it ends too early")) }
            guard markers.firstScan != nil else { throw ImagingError(.damaged("it has no picture data")) }
            guard bytes[markers.end...].allSatisfy({ $0 == 0 }) else {
                throw ImagingError(.damaged("other data follows it"))
            }
            return markers.end
        }
    }
}
