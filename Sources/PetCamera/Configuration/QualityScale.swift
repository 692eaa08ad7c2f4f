import Glibc

/// How a measure becomes points, 0…100: 30 at the limit, 100 at what is wanted, a straight line through both.
public struct QualityScale: Equatable, Sendable {
    /// Under these points a picture is refused.
    public static let passingMark = 30.0

    /// Where a picture is still accepted.
    public var limit: Double
    /// Beyond it more is no better.
    public var wanted: Double

    /// - Parameters:
    ///   - limit: worth 30 points, in the measure's unit.
    ///   - wanted: worth 100 points; above the limit where more is better, else below it.
    public init(limit: Double, wanted: Double) {
        self.limit = limit
        self.wanted = wanted
    }

    /// - Parameter isLogarithmic: the line is that of the logarithm.
    func points(_ value: Double, isLogarithmic: Bool) -> Double {
        func place(_ value: Double) -> Double { isLogarithmic ? log(max(value, 1e-6)) : value }
        let share = (place(value) - place(limit)) / (place(wanted) - place(limit))
        let points = QualityScale.passingMark + (100 - QualityScale.passingMark) * share
        return points.isFinite ? min(100, max(0, points)) : 0
    }
}
