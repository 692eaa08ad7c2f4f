/// How light a whole frame is, from a grid of its luma.
package struct FrameLight: Equatable, Sendable {
    /// 0…255.
    package let meanLuma: Double
    /// Share of grid points at 250 and above, 0…1.
    package let clippedShare: Double

    package init(meanLuma: Double, clippedShare: Double) {
        self.meanLuma = meanLuma
        self.clippedShare = clippedShare
    }

    package init(of frame: Frame) {
        self = frame.withPlane(.luma) { luma in
            // About 100 by 60 points: enough for a mean, too few to cost anything.
            let (across, down) = (max(1, luma.width / 100), max(1, luma.height / 60))
            var (sum, clipped, count) = (0, 0, 0)
            for row in stride(from: down / 2, to: luma.height, by: down) {
                for column in stride(from: across / 2, to: luma.width, by: across) {
                    let value = luma.bytes[row * luma.stride + column]
                    sum += Int(value)
                    if value >= 250 { clipped += 1 }
                    count += 1
                }
            }
            return FrameLight(
                meanLuma: Double(sum) / Double(max(1, count)), clippedShare: Double(clipped) / Double(max(1, count)))
        }
    }
}
