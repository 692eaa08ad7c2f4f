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

    /// What of it is not clipped away; the smallest such rectangle where a clip is turned against it.
    let rect: Rect
    let transform: Transform
    /// What cuts it and lies in other coordinates.
    private let clips: [TouchClip]
    /// The corners of what such clips leave of it, in the coordinates of `rect`; none without any.
    private let seen: [Point]
    /// On the screen; somewhere in the middle of what is not clipped away.
    let center: Point
    let owner: Interaction?
    /// Whether this is the whole area of its owner, and not a part of what the owner draws.
    let isTarget: Bool
    let cover: Cover
    /// The top left corner in the coordinates of `rect`, whatever of it is clipped away.
    let corner: Point
    var label: String?
    var isBehindModal = false

    /// - Parameters:
    ///   - rect: all of it, in coordinates that `transform` maps to the screen.
    ///   - clips: what it is seen through, from the outside in.
    init(
        _ rect: Rect, _ transform: Transform, within clips: [TouchClip], owner: Interaction?, isTarget: Bool,
        cover: Cover = .solid
    ) {
        self.transform = transform
        self.owner = owner
        self.isTarget = isTarget
        self.cover = cover
        corner = rect.origin
        var (rect, others) = (rect, clips)
        if let last = clips.last, last.transform == transform {
            rect = rect.intersection(last.rect)
            // The usual one clip leaves an empty list, which needs no memory.
            others = Array(clips.dropLast())
        }
        self.clips = others
        guard !others.isEmpty else {
            self.rect = rect
            seen = []
            center = transform(rect.center)
            return
        }
        seen = TouchClip.corners(of: rect, transform, within: others)
        self.rect = seen.bounds ?? Rect(origin: rect.origin, size: .zero)
        center = transform(seen.middle ?? rect.origin)
    }

    /// The upright rectangle of the screen that encloses it.
    var bounds: Rect { transform.bounds(rect) }

    func contains(_ point: Point) -> Bool {
        guard let inverse = transform.inverse, rect.contains(inverse(point)) else { return false }
        return clips.allSatisfy { $0.contains(point) }
    }

    /// How far the point is from the rectangle, when it lies within the area around it that has at least this side.
    func distance(of point: Point, leastSide: Double, slack: Double = 0) -> Double? {
        guard let inverse = transform.inverse, !rect.isEmpty else { return nil }
        let point = inverse(point)
        let grown = rect.insetBy(
            dx: min(0, (rect.width - leastSide) / 2) - slack, dy: min(0, (rect.height - leastSide) / 2) - slack)
        guard grown.contains(point) else { return nil }
        let inRect = Point(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
        guard !seen.isEmpty else { return inRect.distance(to: point) }
        let nearest = seen.nearest(to: point)
        // Beside a slanting edge there is as much room as beside a level one.
        guard abs(point.x - nearest.x) <= rect.minX - grown.minX, abs(point.y - nearest.y) <= rect.minY - grown.minY
        else { return nil }
        return nearest.distance(to: point)
    }
}
