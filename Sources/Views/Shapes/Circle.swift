public import Core

/// The largest circle in the middle of the room that is offered.
public struct Circle: Shape {
    /// Takes all the room it is offered, in which the circle lies in the middle; 10 points a side where nothing is
    /// offered.
    public init() {}

    /// As wide as the shorter side.
    public func outline(in rect: Rect) -> DrawShape { .ellipse(rect.centredSquare) }

    /// Part of the outline, as fractions of a turn that begins at three o'clock and goes clockwise.
    public func trim(from start: Double = 0, to end: Double = 1) -> Arc { Arc(from: start, to: end) }
}

extension Rect {
    var centredSquare: Rect {
        let side = min(width, height)
        return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
