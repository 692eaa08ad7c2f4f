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
        let subsampling =
            switch frame.format {
            case .grey: TJSAMP_GRAY
            case .yuv420: TJSAMP_420
            case .yuv422: TJSAMP_422
            }
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(output) }
        let kinds = frame.format.planes
        let handle = self.handle
        let status = frame.withPlane(.luma) { luma in
            frame.withPlane(kinds.last!) { cr in
                frame.withPlane(kinds.count > 1 ? .cb : .luma) { cb in
                    let all = kinds.count > 1 ? [luma, cb, cr] : [luma]
                    var pointers = all.map { $0.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
                    var strides = all.map { Int32($0.stride) }
                    return tjCompressFromYUVPlanes(
                        handle, &pointers, Int32(frame.width), &strides, Int32(frame.height),
                        Int32(subsampling.rawValue), &output, &count, Int32(quality), 0)
                }
            }
        }
        guard status == 0, let output else {
            throw ImagingError(.notEncoded(String(cString: tjGetErrorStr2(handle))))
        }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }
}
