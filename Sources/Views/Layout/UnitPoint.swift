import Core

/// A place in a rectangle as fractions of its sides.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the left edge, 1 at the right one, in right-to-left layouts too. Others lie outside of the rectangle.
    public var x: Double
    /// 0 at the top, 1 at the bottom. Others lie outside of the rectangle.
    public var y: Double

    /// Fractions of the width from the left, and of the height from the top; not limited to 0 to 1.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle of the rectangle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the left edge, in right-to-left layouts too.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge, in right-to-left layouts too.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top left corner, in right-to-left layouts too.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner, in right-to-left layouts too.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner, in right-to-left layouts too.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner, in right-to-left layouts too.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    func point(in rect: Rect) -> Point { Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}
