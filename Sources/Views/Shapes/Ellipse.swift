public import Core

/// The ellipse that touches all four sides.
public struct Ellipse: Shape {
    /// Fills the room it is offered; 10 points a side where nothing is offered.
    public init() {}

    /// Touches the rectangle in the middle of each side.
    public func outline(in rect: Rect) -> DrawShape { .ellipse(rect) }
}
