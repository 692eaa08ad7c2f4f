import CTurboJPEG

/// Turns planes into colours where no graphics processor does it. Bound to one thread at a time.
package struct ColorConverter: ~Copyable {
    private let handle: tjhandle

    package init() {
        guard let handle = tjInitDecompress() else { fatalError("tjInitDecompress: out of memory") }
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    /// Writes red, green, blue and 255 for every pixel; chroma is not smoothed between its samples.
    ///
    /// - Parameters:
    ///   - pixels: the frame's height in rows of `pitch` bytes.
    ///   - pitch: at least four times the frame's width.
    /// - Returns: false when the codec refused; then the pixels are undefined.
    package mutating func convert(_ frame: Frame, to pixels: UnsafeMutableRawPointer, pitch: Int) -> Bool {
        let handle = handle
        return frame.withPlanes { (pointers, strides) in
            tjDecodeYUVPlanes(
                handle, &pointers, &strides, frame.subsampling, pixels.assumingMemoryBound(to: UInt8.self),
                Int32(frame.width), Int32(pitch), Int32(frame.height), Int32(TJPF_RGBA.rawValue),
                TJFLAG_FASTUPSAMPLE) == 0
        }
    }
}
