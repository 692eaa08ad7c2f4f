import CTurboJPEG

/// Encodes planes to baseline JPEG without making RGB. Bound to one thread at a time.
package struct JPEGEncoder: ~Copyable {
    private let handle: tjhandle

    package init() {
        guard let handle = tjInitCompress() else { fatalError("tjInitCompress: out of memory") }
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    /// - Parameter quality: libjpeg's 1…100; 92 keeps the print of a nose.
    package mutating func encode(_ frame: Frame, quality: Int = 92) throws(ImagingError) -> [UInt8] {
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(output) }
        let handle = self.handle
        let status = frame.withPlanes { (pointers, strides) in
            tjCompressFromYUVPlanes(
                handle, &pointers, Int32(frame.width), &strides, Int32(frame.height), frame.subsampling, &output,
                &count, Int32(quality), 0)
        }
        guard status == 0, let output else {
            throw ImagingError(.notEncoded(String(cString: tjGetErrorStr2(handle))))
        }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }
}
