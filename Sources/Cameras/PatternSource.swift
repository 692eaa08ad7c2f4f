import Core
package import Imaging

/// A drawn test picture, for a booth without a camera: colour bars, a grey ramp and a moving block.
///
/// Endless and deterministic: the same sequence number is the same picture.
package final class PatternSource: FrameSource {
    package let frameRate = 30.0
    package let pacesItself = false
    private let layout: PlaneLayout
    private let pool: FramePool
    private var sequence = 0

    package init(width: Int = 1280, height: Int = 720, pool: FramePool) {
        layout = PlaneLayout(format: .yuv420, width: width, height: height)
        self.pool = pool
    }

    package func next() throws(SourceError) -> SourceEvent {
        defer { sequence += 1 }
        let buffer = pool.take(layout.byteCount)
        buffer.withMutableBytes { bytes in
            for (plane, entry) in layout.entries.enumerated() {
                for row in 0..<entry.height {
                    let line = UnsafeMutableRawBufferPointer(
                        rebasing: bytes[
                            entry.offset + row * entry.stride..<entry.offset + row * entry.stride + entry.width])
                    fill(line, plane: plane, height: Double(row) / Double(entry.height))
                }
            }
        }
        let time = Instant(seconds: Double(sequence) / frameRate)
        return .frame(Frame(layout: layout, sequence: sequence, time: time, encoded: nil, buffer: buffer))
    }

    /// Bars of 75 % (ITU-R BT.471) above, a ramp below, a block that wanders over the ramp.
    private func fill(_ line: UnsafeMutableRawBufferPointer, plane: Int, height: Double) {
        for column in 0..<line.count {
            let x = Double(column) / Double(line.count)
            if height < 0.75 {
                line[column] = PatternSource.bars[min(7, Int(x * 8))][plane]
            } else if plane > 0 {
                line[column] = 128
            } else {
                let block = Double(sequence % 120) / 120
                line[column] = x >= block && x < block + 0.05 ? 235 : UInt8(clamping: Int(x * 255))
            }
        }
    }

    private static let bars: [[UInt8]] = [
        [191, 128, 128], [169, 44, 143], [134, 156, 44], [112, 72, 58],
        [79, 184, 198], [57, 100, 212], [22, 212, 114], [16, 128, 128],
    ]
}
