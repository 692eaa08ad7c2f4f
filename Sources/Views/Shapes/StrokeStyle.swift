/// How a line is drawn. Caps and joins are always round; only the corners of rectangles are sharp.
public struct StrokeStyle: Equatable, Sendable {
    /// The end of a line.
    public enum LineCap: Sendable { case butt, round, square }
    /// The corner of a line.
    public enum LineJoin: Sendable { case miter, round, bevel }

    /// In points; at 0 or less there is no line.
    public var lineWidth: Double

    /// Cap and join are accepted for code that gives them, and not kept.
    public init(lineWidth: Double = 1, lineCap: LineCap = .round, lineJoin: LineJoin = .round) {
        self.lineWidth = lineWidth
    }
}
