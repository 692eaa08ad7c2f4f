import Core

/// A rectangle that what is drawn inside of it is cut to, touches too.
struct TouchClip {
    var rect: Rect
    /// From the rectangle's coordinates to the screen.
    let transform: Transform

    /// Whether a point of the screen lies in it.
    func contains(_ point: Point) -> Bool { transform.inverse.map { rect.contains($0(point)) } ?? false }

    /// The corners of what the clips leave of a rectangle, in its own coordinates; none when that is nothing.
    ///
    /// - Parameter transform: from the rectangle's coordinates to the screen.
    static func corners(of rect: Rect, _ transform: Transform, within clips: [TouchClip]) -> [Point] {
        guard let inverse = transform.inverse, !rect.isEmpty else { return [] }
        var corners = rect.corners
        for clip in clips {
            guard !clip.rect.isEmpty, clip.transform.inverse != nil else { return [] }
            let cut = clip.rect.corners.map { inverse(clip.transform($0)) }
            // A mirrored clip runs the other way round.
            let sense: Double = side(of: cut[2], cut[0], cut[1]) < 0 ? -1 : 1
            for (index, corner) in cut.enumerated() {
                corners = part(of: corners, besides: corner, cut[(index + 1) % 4], sense)
            }
        }
        return corners
    }

    /// What of a convex outline lies on the inner side of the line through two points.
    private static func part(of corners: [Point], besides start: Point, _ end: Point, _ sense: Double) -> [Point] {
        var part: [Point] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (here, there) = (side(of: corner, start, end) * sense, side(of: next, start, end) * sense)
            if here >= 0 { part.append(corner) }
            guard (here > 0 && there < 0) || (here < 0 && there > 0) else { continue }
            let share = here / (here - there)
            part.append(Point(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
        return part
    }

    /// Positive on one side of the line through two points, negative on the other.
    private static func side(of point: Point, _ start: Point, _ end: Point) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
}

extension [Point] {
    /// The smallest rectangle around all of them; `nil` without any.
    var bounds: Rect? {
        guard let first else { return nil }
        return reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    }

    /// The point of a convex outline, or of what it encloses, that is nearest to a point; not to be asked without corners.
    func nearest(to point: Point) -> Point {
        var (best, isLeft, isRight) = (self[0], false, false)
        for (index, start) in enumerated() {
            let end = self[(index + 1) % count]
            let (across, down) = (end.x - start.x, end.y - start.y)
            let (toX, toY) = (point.x - start.x, point.y - start.y)
            let side = across * toY - down * toX
            if side < 0 { isLeft = true }
            if side > 0 { isRight = true }
            let square = across * across + down * down
            let share = square > 0 ? Swift.min(1, Swift.max(0, (toX * across + toY * down) / square)) : 0
            let place = Point(x: start.x + across * share, y: start.y + down * share)
            if place.distance(to: point) < best.distance(to: point) { best = place }
        }
        return isLeft && isRight ? best : point
    }

    /// The mean of all of them, which lies inside of a convex outline; `nil` without any.
    var middle: Point? {
        guard !isEmpty else { return nil }
        let sum = reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
        return Point(x: sum.x / Double(count), y: sum.y / Double(count))
    }
}
