import Core

/// A rectangle that was drawn, and who is told when it is touched.
struct TouchRegion {
    /// How what was drawn hides what lies behind it.
    enum Cover {
        /// A colour, a shape or a moving picture, however pale; also all of a target's area.
        case solid
        /// Text or an icon: what lies behind it is still seen, and touched through it.
        case glyphs
        /// A picture file. It is the face of a button that it lies on with all of its area, and else solid.
        case picture
    }

    let rect: Rect
    let transform: Affine
    let owner: Interaction?
    /// Whether this is the whole area of its owner, and not a part of what the owner draws.
    let isTarget: Bool
    let cover: Cover
    /// The top left corner in the coordinates of `rect`, whatever of it is clipped away.
    let corner: Point
    var label: String?
    var isBehindModal = false

    init(
        _ rect: Rect, _ transform: Affine, owner: Interaction?, isTarget: Bool, cover: Cover = .solid,
        corner: Point? = nil
    ) {
        self.rect = rect
        self.transform = transform
        self.owner = owner
        self.isTarget = isTarget
        self.cover = cover
        self.corner = corner ?? rect.origin
    }

    /// On the screen.
    var center: Point { transform(rect.center) }

    /// The upright rectangle of the screen that encloses it.
    var bounds: Rect {
        let corners = [
            transform(rect.origin), transform(Point(x: rect.maxX, y: rect.minY)),
            transform(Point(x: rect.minX, y: rect.maxY)), transform(Point(x: rect.maxX, y: rect.maxY)),
        ]
        return corners.reduce(Rect(origin: corners[0], size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    }

    func contains(_ point: Point) -> Bool { transform.inverse.map { rect.contains($0(point)) } ?? false }

    /// How far the point is from the rectangle, when it lies within the area around it that has at least this side.
    func distance(of point: Point, leastSide: Double, slack: Double = 0) -> Double? {
        guard let inverse = transform.inverse, !rect.isEmpty else { return nil }
        let point = inverse(point)
        let grown = rect.insetBy(
            dx: min(0, (rect.width - leastSide) / 2) - slack, dy: min(0, (rect.height - leastSide) / 2) - slack)
        guard grown.contains(point) else { return nil }
        let nearest = Point(
            x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
        return nearest.distance(to: point)
    }
}
