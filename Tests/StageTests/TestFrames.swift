import Core
import Imaging

/// Frames of known colours.
enum TestFrames {
    /// A frame whose samples come from a closure over plane, column and row.
    static func make(
        _ format: PixelFormat, width: Int, height: Int, _ sample: (Plane.Kind, Int, Int) -> UInt8
    ) -> Frame {
        let layout = PlaneLayout(format: format, width: width, height: height)
        let buffer = FramePool().take(layout.byteCount)
        buffer.withMutableBytes { bytes in
            for (kind, entry) in zip(format.planes, layout.entries) {
                for y in 0..<entry.height {
                    for x in 0..<entry.width { bytes[entry.offset + y * entry.stride + x] = sample(kind, x, y) }
                }
            }
        }
        return Frame(layout: layout, sequence: 0, time: .zero, encoded: nil, buffer: buffer)
    }

    static func flat(_ format: PixelFormat, width: Int, height: Int, y: UInt8, cb: UInt8, cr: UInt8) -> Frame {
        make(format, width: width, height: height) { kind, _, _ in
            switch kind {
            case .luma: y
            case .cb: cb
            case .cr: cr
            }
        }
    }

    /// Grey: dark on the left, light on the right.
    static func halves(width: Int, height: Int) -> Frame {
        make(.grey, width: width, height: height) { _, x, _ in x < width / 2 ? 40 : 220 }
    }
}
