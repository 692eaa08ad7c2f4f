import CTurboJPEG

extension Frame {
    var subsampling: Int32 {
        switch format {
        case .grey: Int32(TJSAMP_GRAY.rawValue)
        case .yuv420: Int32(TJSAMP_420.rawValue)
        case .yuv422: Int32(TJSAMP_422.rawValue)
        }
    }

    /// Lends pointers and strides of all planes as TurboJPEG takes them.
    func withPlanes<Result>(
        _ body: (inout [UnsafePointer<UInt8>?], inout [Int32]) -> Result
    ) -> Result {
        let kinds = format.planes
        return withPlane(.luma) { luma in
            withPlane(kinds.last!) { cr in
                withPlane(kinds.count > 1 ? .cb : .luma) { cb in
                    let all = kinds.count > 1 ? [luma, cb, cr] : [luma]
                    var pointers = all.map { $0.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
                    var strides = all.map { Int32($0.stride) }
                    return body(&pointers, &strides)
                }
            }
        }
    }
}
