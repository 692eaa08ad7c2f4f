import CSDL2
import Imaging

/// The planes of a frame as SDL's 4:2:0 textures take them.
struct FramePlanes {
    let luma: UnsafePointer<UInt8>
    let lumaPitch: Int32
    let cb: UnsafePointer<UInt8>
    let cr: UnsafePointer<UInt8>
    /// Twice the stride for 4:2:2, which leaves out every second row of chroma.
    let chromaPitch: Int32

    /// All our frames are full range BT.601, as JPEG has it. Global in SDL, read while frames are moved and drawn.
    static func setConversion() { SDL_SetYUVConversionMode(SDL_YUV_CONVERSION_JPEG) }
}

extension Frame {
    /// Lends all planes to the closure.
    ///
    /// - Parameter flatChroma: neutral samples for grey frames, kept by the caller so that they are made once.
    func withPlanes<Result>(flatChroma: inout [UInt8], _ body: (FramePlanes) -> Result) -> Result {
        let rows = (height + 1) / 2
        let chromaWidth = (width + 1) / 2
        if format == .grey, flatChroma.count < chromaWidth * rows {
            flatChroma = [UInt8](repeating: 128, count: chromaWidth * rows)
        }
        return withPlane(.luma) { luma in
            let lumaBytes = luma.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
            if format == .grey {
                return flatChroma.withUnsafeBufferPointer { flat in
                    body(
                        FramePlanes(
                            luma: lumaBytes, lumaPitch: Int32(luma.stride), cb: flat.baseAddress!,
                            cr: flat.baseAddress!, chromaPitch: Int32(chromaWidth)))
                }
            }
            return withPlane(.cb) { cb in
                withPlane(.cr) { cr in
                    body(
                        FramePlanes(
                            luma: lumaBytes, lumaPitch: Int32(luma.stride),
                            cb: cb.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self),
                            cr: cr.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self),
                            chromaPitch: Int32(format == .yuv422 ? cb.stride * 2 : cb.stride)))
                }
            }
        }
    }
}
