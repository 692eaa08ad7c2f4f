package import Core
package import Imaging

extension Frame {
    /// A frame whose luma is computed from column and row; chroma is neutral.
    package static func drawn(
        width: Int = 64, height: Int = 48, format: PixelFormat = .grey, sequence: Int = 0, time: Instant = .zero,
        luma: (_ column: Int, _ row: Int) -> UInt8
    ) -> Frame {
        let layout = PlaneLayout(format: format, width: width, height: height)
        let buffer = FramePool(capacity: 1).take(layout.byteCount)
        buffer.withMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = 128 }
            for row in 0..<height {
                for column in 0..<width {
                    bytes[layout.entries[0].offset + row * layout.entries[0].stride + column] = luma(column, row)
                }
            }
        }
        return Frame(layout: layout, sequence: sequence, time: time, encoded: nil, buffer: buffer)
    }
}
