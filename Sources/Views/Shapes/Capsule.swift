public import Core

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public init() {}

    public func outline(in rect: Rect) -> DrawShape {
        .roundedRectangle(rect, cornerRadius: max(0, min(rect.width, rect.height) / 2))
    }
}
