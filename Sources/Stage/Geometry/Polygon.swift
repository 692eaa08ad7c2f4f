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
