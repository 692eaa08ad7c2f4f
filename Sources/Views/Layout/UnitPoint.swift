import Core

/// A place in a rectangle as fractions of its sides.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the edge where lines begin, 1 at the one where they end; a `Polygon` counts from the left in any case. Others
    /// lie outside of the rectangle.
    public var x: Double
    /// 0 at the top, 1 at the bottom. Others lie outside of the rectangle.
    public var y: Double

    /// Fractions of the width in the direction of reading, and of the height from the top; not limited to 0 to 1.
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
    /// The middle of the edge where lines begin: the left one, and in right-to-left layouts the right one.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the edge where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The upper corner where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper corner where lines end.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower corner where lines begin.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower corner where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The same place with `x` counted from the left.
    func read(_ direction: LayoutDirection) -> UnitPoint {
        direction == .leftToRight ? self : UnitPoint(x: 1 - x, y: y)
    }

    func point(in rect: Rect) -> Point { Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}
