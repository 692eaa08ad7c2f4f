public import Core

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    /// Fills the room it is offered; 10 points a side where nothing is offered.
    public init() {}

    /// Rounded by half of the shorter side.
    public func outline(in rect: Rect) -> DrawShape {
        .roundedRectangle(rect, cornerRadius: max(0, min(rect.width, rect.height) / 2))
    }
}
