import Core
package import Imaging

/// What a picture looks like, in a few numbers that show a covered lens, a false colour and a turned camera. A value.
package struct PictureSummary: Equatable, Sendable {
    /// Samples across and down that are looked at, of each field.
    private static let samples = 24

    package let width: Int
    package let height: Int
    /// Means of luma, Cb and Cr, 0 to 255 in full-range BT.601; luma alone of a grey picture.
    package let means: [Double]
    /// Mean luma of nine fields, row by row from the top left.
    package let fields: [Double]

    package init(_ frame: Frame) {
        (width, height) = (frame.width, frame.height)
        means = frame.format.planes.map { kind in
            frame.withPlane(kind) { PictureSummary.mean($0, columns: 0..<$0.width, rows: 0..<$0.height) }
        }
        fields = frame.withPlane(.luma) { plane in
            (0..<9).map { field in
                let (row, column) = (field / 3, field % 3)
                return PictureSummary.mean(
                    plane, columns: plane.width * column / 3..<plane.width * (column + 1) / 3,
                    rows: plane.height * row / 3..<plane.height * (row + 1) / 3)
            }
        }
    }

    /// The middle of every cell of a grid, so that both edges count alike.
    private static func mean(_ plane: Plane, columns: Range<Int>, rows: Range<Int>) -> Double {
        let (across, down) = (min(samples, columns.count), min(samples, rows.count))
        guard across > 0, down > 0 else { return 0 }
        var sum = 0
        for line in 0..<down {
            let row = rows.lowerBound + (2 * line + 1) * rows.count / (2 * down)
            for cell in 0..<across {
                let column = columns.lowerBound + (2 * cell + 1) * columns.count / (2 * across)
                sum += Int(plane.bytes[row * plane.stride + column])
            }
        }
        return Double(sum) / Double(across * down)
    }
}
