package import Cameras
import Imaging

/// The picture that scripted cameras see: samples that are computed from their place, so that a test knows each of them.
package enum ScriptedPicture {
    /// Luma in 16…235.
    package static func luma(_ column: Int, _ row: Int, _ number: Int = 0) -> UInt8 {
        UInt8(16 + (column * 3 + row * 5 + number * 7) % 220)
    }

    /// Chroma of a sample, by its own column and row.
    package static func cb(_ column: Int, _ row: Int) -> UInt8 { UInt8(16 + (column * 2 + row) % 225) }

    package static func cr(_ column: Int, _ row: Int) -> UInt8 { UInt8(240 - (column + row * 2) % 225) }

    /// What a driver writes into the memories of a buffer, padding with 255 between the rows.
    package static func bytes(_ format: VideoFormat, number: Int) -> [[UInt8]] {
        switch format.code {
        case .motionJPEG, .jpeg: return [jpeg(format.width, format.height, number)]
        default: break
        }
        guard let shape = PictureShape(format) else { return [] }
        var memories = shape.neededBytes.enumerated().map { memory, needed in
            let size = memory < format.memories.count ? format.memories[memory].size : 0
            return [UInt8](repeating: 255, count: max(needed, size))
        }
        for row in 0..<format.height {
            for column in 0..<format.width {
                let value = luma(column, row, number)
                switch format.code {
                case .yuyv: put(value, shape.rows[0], row, 2 * column, &memories)
                case .uyvy: put(value, shape.rows[0], row, 2 * column + 1, &memories)
                default: put(value, shape.rows[0], row, column, &memories)
                }
            }
        }
        guard shape.format != .grey else { return memories }
        let chromaRows = shape.format == .yuv420 ? (format.height + 1) / 2 : format.height
        for row in 0..<chromaRows {
            for column in 0..<(format.width + 1) / 2 {
                let (blue, red) = (cb(column, row), cr(column, row))
                switch format.code {
                case .yuyv:
                    put(blue, shape.rows[0], row, 4 * column + 1, &memories)
                    put(red, shape.rows[0], row, 4 * column + 3, &memories)
                case .uyvy:
                    put(blue, shape.rows[0], row, 4 * column, &memories)
                    put(red, shape.rows[0], row, 4 * column + 2, &memories)
                case .nv12, .nv12Apart:
                    put(blue, shape.rows[1], row, 2 * column, &memories)
                    put(red, shape.rows[1], row, 2 * column + 1, &memories)
                default:
                    put(blue, shape.rows[1], row, column, &memories)
                    put(red, shape.rows[2], row, column, &memories)
                }
            }
        }
        return memories
    }

    private static func put(
        _ value: UInt8, _ rows: PictureShape.Rows, _ row: Int, _ byte: Int, _ memories: inout [[UInt8]]
    ) {
        memories[rows.memory][rows.offset + row * rows.stride + byte] = value
    }

    private static func jpeg(_ width: Int, _ height: Int, _ number: Int) -> [UInt8] {
        var encoder = JPEGEncoder()
        let frame = Frame.drawn(width: width, height: height, format: .yuv422) { luma($0, $1, number) }
        return (try? encoder.encode(frame)) ?? []
    }
}
