public import Core

/// Part of a circle's outline, to be stroked: fractions of a turn that begins at three o'clock and goes clockwise.
public struct Arc: Shape {
    /// Where it begins, as a fraction of a turn; brought into 0 to 1 when drawn.
    public var start: Double
    /// Where it ends, as a fraction of a turn; brought into 0 to 1 when drawn. Nothing is drawn when it is not after
    /// `start`.
    public var end: Double

    /// Of the largest circle in the middle of the room. In right-to-left layouts it goes clockwise too.
    public init(from start: Double, to end: Double) {
        self.start = start
        self.end = end
    }

    /// Both ends brought into 0 to 1; the circle is as wide as the shorter side.
    public func outline(in rect: Rect) -> DrawShape {
        let (first, last) = (min(1, max(0, start)), min(1, max(0, end)))
        let turn = 2 * Double.pi
        return .arc(
            center: rect.center, radius: min(rect.width, rect.height) / 2, start: first * turn, end: last * turn)
    }

    /// `start` and `end`.
    public var animatableData: SIMD4<Double> {
        get { [start, end, 0, 0] }
        set { (start, end) = (newValue[0], newValue[1]) }
    }
}
