public import Core

/// Straight lines between points that are fractions of the room; closed when filled.
public struct Polygon: Shape {
    private let points: [UnitPoint]
    private let isClosed: Bool

    public init(_ points: [UnitPoint], isClosed: Bool = true) {
        self.points = points
        self.isClosed = isClosed
    }

    public func outline(in rect: Rect) -> DrawShape {
        let placed = points.map { $0.point(in: rect) }
        return isClosed ? .polygon(placed) : .polyline(placed)
    }
}
