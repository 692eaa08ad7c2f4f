public import Core

/// Straight lines between points that are fractions of the room; closed when filled.
public struct Polygon: Shape {
    private let points: [UnitPoint]
    private let isClosed: Bool

    /// Points in the order of drawing, from the top left corner of the room, not mirrored. They may lie outside of it.
    /// A line needs two of them, an area three.
    ///
    /// - Parameter isClosed: whether the line goes back to the first point. Filled, the shape is closed in any case.
    public init(_ points: [UnitPoint], isClosed: Bool = true) {
        self.points = points
        self.isClosed = isClosed
    }

    /// A polygon, or when it is not closed a line.
    public func outline(in rect: Rect) -> DrawShape {
        let placed = points.map { $0.point(in: rect) }
        return isClosed ? .polygon(placed) : .polyline(placed)
    }
}
