public import Core

/// Part of a circle's outline, to be stroked: fractions of a turn that begins at three o'clock and goes clockwise.
public struct Arc: Shape {
    public var start: Double
    public var end: Double

    public init(from start: Double, to end: Double) {
        self.start = start
        self.end = end
    }

    public func outline(in rect: Rect) -> DrawShape {
        let (first, last) = (min(1, max(0, start)), min(1, max(0, end)))
        let turn = 2 * Double.pi
        return .arc(
            center: rect.center, radius: min(rect.width, rect.height) / 2, start: first * turn, end: last * turn)
    }

    public var animatableData: SIMD4<Double> {
        get { [start, end, 0, 0] }
        set { (start, end) = (newValue[0], newValue[1]) }
    }
}
