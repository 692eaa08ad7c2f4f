public import Core

/// The whole room that is offered.
public struct Rectangle: Shape {
    /// Fills the room it is offered; 10 points a side where nothing is offered.
    public init() {}

    /// The rectangle itself.
    public func outline(in rect: Rect) -> DrawShape { .rectangle(rect) }
}
