import Core

/// What is asked of closed outlines. Positive areas run clockwise on the screen.
enum Polygon {
    static func doubleArea(_ points: [Point]) -> Double {
        var sum = 0.0
        for index in points.indices { sum += points[index].cross(points[(index + 1) % points.count]) }
        return sum
    }

    /// Each corner with the vector to the corner of the outline one pixel further left (outside, when clockwise).
    static func mitres(_ points: [Point]) -> [(Point, Point)] {
        let count = points.count
        return points.indices.map { index in
            let before = (points[index] - points[(index + count - 1) % count]).leftNormal
            let after = (points[(index + 1) % count] - points[index]).leftNormal
            return (points[index], Point.mitre(before, after, limit: 3))
        }
    }

    static func isConvex(_ points: [Point]) -> Bool {
        var (left, right) = (false, false)
        for index in points.indices {
            let corner = points[(index + 1) % points.count]
            let turn = (corner - points[index]).cross(points[(index + 2) % points.count] - corner)
            if turn > 1e-9 { right = true }
            if turn < -1e-9 { left = true }
            if left && right { return false }
        }
        return true
    }

    /// Whether an outline without dents goes around its middle once only, as no star does that crosses itself.
    static func windsOnce(_ points: [Point]) -> Bool {
        var (changes, wasRight): (Int, Bool?) = (0, nil)
        var first: Bool?
        for index in points.indices {
            let step = points[(index + 1) % points.count].x - points[index].x
            guard step != 0 else { continue }
            if let wasRight, wasRight != (step > 0) { changes += 1 }
            if first == nil { first = step > 0 }
            wasRight = step > 0
        }
        return changes + (wasRight == first ? 0 : 1) <= 2
    }

    /// Between two straight pieces; 0 where they cross.
    static func distance(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double {
        let (first, second) = (b - a, d - c)
        let crosses =
            first.cross(c - a) * first.cross(d - a) < 0 && second.cross(a - c) * second.cross(b - c) < 0
        if crosses { return 0 }
        return min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b))
    }

    private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
        let piece = end - start
        let square = piece.dot(piece)
        let share = square > 0 ? min(1, max(0, (point - start).dot(piece) / square)) : 0
        return point.distance(to: start + piece * share)
    }

    /// The corners of the smallest convex outline around points, in one sense of turning (Andrew's monotone chain).
    static func hull(_ points: [Point]) -> [Point] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Point]) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain
        }
        return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }

    /// Triangles that cover a simple outline, by cutting ears: O(n²), for drawings of a few dozen corners.
    static func ears(_ points: [Point]) -> [(Int, Int, Int)] {
        let sign: Double = doubleArea(points) > 0 ? 1 : -1
        var rest = Array(points.indices)
        var triangles: [(Int, Int, Int)] = []
        while rest.count > 3 {
            guard let ear = rest.indices.first(where: { isEar($0, rest, points, sign) }) else { break }
            let (before, after) = (rest[(ear + rest.count - 1) % rest.count], rest[(ear + 1) % rest.count])
            triangles.append((before, rest[ear], after))
            rest.remove(at: ear)
        }
        if rest.count == 3 { triangles.append((rest[0], rest[1], rest[2])) }
        return triangles
    }

    private static func isEar(_ ear: Int, _ rest: [Int], _ points: [Point], _ sign: Double) -> Bool {
        let corners = (rest[(ear + rest.count - 1) % rest.count], rest[ear], rest[(ear + 1) % rest.count])
        let (a, b, c) = (points[corners.0], points[corners.1], points[corners.2])
        guard sign * (b - a).cross(c - b) > 0 else { return false }
        return !rest.contains { index in
            guard index != corners.0, index != corners.1, index != corners.2 else { return false }
            let point = points[index]
            return sign * (b - a).cross(point - a) >= 0 && sign * (c - b).cross(point - b) >= 0
                && sign * (a - c).cross(point - c) >= 0
        }
    }
}
