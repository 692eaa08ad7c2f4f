public import Core

/// The whole room that is offered.
public struct Rectangle: Shape {
    public init() {}

    public func outline(in rect: Rect) -> DrawShape { .rectangle(rect) }
}
