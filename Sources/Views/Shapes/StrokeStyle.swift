/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The end of an open line.
    public enum LineCap: Equatable, Sendable {
        /// Straight across, at the line's last point.
        case butt
        /// A half circle around the last point.
        case round
        /// Straight across, half of the width behind the last point.
        case square
    }

    /// The corner of a line. Curves have none.
    public enum LineJoin: Equatable, Sendable {
        /// The outer edges go on until they meet; cut as `bevel` where that is farther away than the miter limit allows.
        case miter
        /// Part of a circle around the corner.
        case round
        /// Cut straight from edge to edge.
        case bevel
    }

    /// In points; at 0 or less there is no line.
    public var lineWidth: Double
    /// Of a line that is closed there is no end to be seen.
    public var lineCap: LineCap
    /// Of rectangles, polygons and lines between points.
    public var lineJoin: LineJoin
    /// How long a mitred corner may be from its inner to its outer tip, in line widths: 10 cuts those below 11.5°. What is
    /// no number, or less than 1, is 1: every mitre is cut.
    public var miterLimit: Double

    /// Without arguments, a line one point wide with flat ends and sharp corners.
    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
    }

    /// A line whose ends and corners are round.
    package static func rounded(_ lineWidth: Double) -> StrokeStyle {
        StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    }
}
