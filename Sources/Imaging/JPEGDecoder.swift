package import Core
import CTurboJPEG

/// Decodes JPEG to planes, without ever making RGB. Bound to one thread at a time.
package struct JPEGDecoder: ~Copyable {
    private var handle: tjhandle
    private let pool: FramePool

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
        let encoded = try JPEGDecoder.wholePicture(jpeg)
        do throws(ImagingError) {
            let frame = try decode(jpeg, sequence, time, encoded)
            return frame.upright(PictureOrientation(jpeg: encoded), pool: pool)
        } catch {
            // libjpeg keeps tables from picture to picture, those of a damaged one too.
            tjDestroy(handle)
            handle = JPEGDecoder.start()
            throw error
        }
    }

    /// Decodes a camera's picture once, for two uses: what the strict decoding would refuse comes with its damage told,
    /// good enough for a preview and for nothing that is kept.
    ///
    /// Throws what shows nothing: no JPEG, a header without data, a kind that is not supported. A camera's picture has no
    /// orientation of its own.
    package mutating func decodeForPreview(
        _ jpeg: [UInt8], sequence: Int, time: Instant
    ) throws(ImagingError) -> JPEGPreview {
        let encoded: [UInt8]
        var damage: String?
        do throws(ImagingError) { encoded = try JPEGDecoder.wholePicture(jpeg) } catch {
            guard case .damaged(let detail) = error.cause, JPEGDecoder.hasData(jpeg) else { throw error }
            (encoded, damage) = (jpeg, detail)
        }
        do throws(ImagingError) {
            let frame = try decode(jpeg, sequence, time, damage == nil ? encoded : nil, isLenient: damage != nil)
            return JPEGPreview(frame: frame, damage: damage)
        } catch {
            // The first warning of a picture that looked whole: its planes are there, and decoded a second time only then.
            defer {
                tjDestroy(handle)
                handle = JPEGDecoder.start()
            }
            guard case .damaged(let detail) = error.cause, damage == nil, JPEGDecoder.hasData(jpeg) else { throw error }
            return JPEGPreview(frame: try decode(jpeg, sequence, time, nil, isLenient: true), damage: detail)
        }
    }

    /// More than a header: libjpeg makes an even grey of one, at full size.
    private static func hasData(_ jpeg: [UInt8]) -> Bool {
        guard let scan = jpeg.withUnsafeBytes({ JPEGMarkers($0)?.firstScan }) else { return false }
        return jpeg.count - scan > 512
    }

    private func decode(
        _ jpeg: [UInt8], _ sequence: Int, _ time: Instant, _ encoded: [UInt8]?, isLenient: Bool = false
    ) throws(ImagingError) -> Frame {
        var (width, height, subsampling, colour) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let status = tjDecompressHeader3(handle, jpeg, UInt(jpeg.count), &width, &height, &subsampling, &colour)
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
            return try planes(jpeg, .grey, width, height, sequence, time, encoded, isLenient)
        case Int32(TJSAMP_420.rawValue):
            return try planes(jpeg, .yuv420, width, height, sequence, time, encoded, isLenient)
        case Int32(TJSAMP_422.rawValue):
            return try planes(jpeg, .yuv422, width, height, sequence, time, encoded, isLenient)
        default: return try reduced(jpeg, subsampling, width, height, sequence, time, encoded, isLenient)
        }
    }

    private var message: String { String(cString: tjGetErrorStr2(handle)) }

    /// Straight into the frame's planes.
    private func planes(
        _ jpeg: [UInt8], _ format: PixelFormat, _ width: Int32, _ height: Int32, _ sequence: Int, _ time: Instant,
        _ encoded: [UInt8]?, _ isLenient: Bool
    ) throws(ImagingError) -> Frame {
        let layout = PlaneLayout(format: format, width: Int(width), height: Int(height))
        let buffer = pool.take(layout.byteCount)
        try buffer.withMutableBytes { (bytes) throws(ImagingError) in
            let base = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
            var pointers: [UnsafeMutablePointer<UInt8>?] = layout.entries.map { base + $0.offset }
            var strides = layout.entries.map { Int32($0.stride) }
            try check(
                tjDecompressToYUVPlanes(handle, jpeg, UInt(jpeg.count), &pointers, width, &strides, height, 0),
                isLenient)
        }
        return Frame(layout: layout, sequence: sequence, time: time, encoded: encoded, buffer: buffer)
    }

    /// Photographs with full chroma (4:4:4 and rarer): decoded aside, then every second chroma sample is kept.
    private func reduced(
        _ jpeg: [UInt8], _ subsampling: Int32, _ width: Int32, _ height: Int32, _ sequence: Int, _ time: Instant,
        _ encoded: [UInt8]?, _ isLenient: Bool
    ) throws(ImagingError) -> Frame {
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
                            handle, jpeg, UInt(jpeg.count), &pointers, width, &strides, height, 0)
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
        return Frame(layout: layout, sequence: sequence, time: time, encoded: encoded, buffer: buffer)
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

    /// The bytes of the picture alone; trailing padding with zeros is cut, anything else after it is a sign of damage.
    private static func wholePicture(_ jpeg: [UInt8]) throws(ImagingError) -> [UInt8] {
        guard let markers = jpeg.withUnsafeBytes({ JPEGMarkers($0) }) else { throw ImagingError(.notAJPEG) }
        guard markers.ending == .complete else { throw ImagingError(.damaged("it ends too early")) }
        guard markers.firstScan != nil else { throw ImagingError(.damaged("it has no picture data")) }
        guard jpeg[markers.end...].allSatisfy({ $0 == 0 }) else {
            throw ImagingError(.damaged("other data follows it"))
        }
        return markers.end == jpeg.count ? jpeg : Array(jpeg[..<markers.end])
    }
}
