/// How a line is drawn. Caps and joins are always round.
public struct StrokeStyle: Equatable, Sendable {
    /// The end of a line.
    public enum LineCap: Sendable { case butt, round, square }
    /// The corner of a line.
    public enum LineJoin: Sendable { case miter, round, bevel }

    public var lineWidth: Double

    public init(lineWidth: Double = 1, lineCap: LineCap = .round, lineJoin: LineJoin = .round) {
        self.lineWidth = lineWidth
    }
}
