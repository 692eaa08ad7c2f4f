package import Core

/// How light a frame or a region of it is, from a grid of its luma.
package struct FrameLight: Equatable, Sendable {
    /// 0…255.
    package let meanLuma: Double
    /// Share of grid points at 250 and above, 0…1.
    package let clippedShare: Double

    package init(meanLuma: Double, clippedShare: Double) {
        self.meanLuma = meanLuma
        self.clippedShare = clippedShare
    }

    /// - Parameter region: fractions of the frame; what lies outside is cut off.
    package init(of frame: Frame, in region: Rect = .whole) {
        let inside = region.intersection(.whole)
        self = frame.withPlane(.luma) { luma in
            let columns = FrameLight.span(inside.minX, inside.maxX, of: luma.width)
            let rows = FrameLight.span(inside.minY, inside.maxY, of: luma.height)
            // About 100 by 60 points: enough for a mean, too few to cost anything.
            let (across, down) = (max(1, columns.count / 100), max(1, rows.count / 60))
            var (sum, clipped, count) = (0, 0, 0)
            for row in stride(from: rows.lowerBound + down / 2, to: rows.upperBound, by: down) {
                for column in stride(from: columns.lowerBound + across / 2, to: columns.upperBound, by: across) {
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

    private static func span(_ low: Double, _ high: Double, of count: Int) -> Range<Int> {
        let first = min(count - 1, Int(low * Double(count)))
        return first..<max(first + 1, min(count, Int((high * Double(count)).rounded(.up))))
    }
}
