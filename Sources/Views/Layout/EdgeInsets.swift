/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// From the upper side downwards.
    public var top: Double
    /// From the side where lines begin: left, in right-to-left layouts right.
    public var leading: Double
    /// From the lower side upwards.
    public var bottom: Double
    /// From the side where lines end: right, in right-to-left layouts left.
    public var trailing: Double

    /// Sides that are not given have no distance; negative distances lie outside of the rectangle.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init(_ edges: Edge.Set, _ length: Double) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    var horizontal: Double { leading + trailing }
    var vertical: Double { top + bottom }
}
