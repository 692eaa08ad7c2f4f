public import Core

/// The ellipse that touches all four sides.
public struct Ellipse: Shape {
    public init() {}

    public func outline(in rect: Rect) -> DrawShape { .ellipse(rect) }
}
