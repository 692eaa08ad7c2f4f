import Core

/// Small plane arithmetic on points taken as vectors.
extension Point {
    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
    static func * (vector: Point, factor: Double) -> Point { Point(x: vector.x * factor, y: vector.y * factor) }

    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    var length: Double { dot(self).squareRoot() }

    /// The unit normal on the left of this direction (screen axes, y down: the outside of a clockwise outline).
    var leftNormal: Point {
        let length = length
        return length > 0 ? Point(x: y / length, y: -x / length) : .zero
    }

    /// From a corner to where both edges' parallels at distance one meet; `limit` bounds its length.
    static func mitre(_ before: Point, _ after: Point, limit: Double) -> Point {
        let sum = before + after
        let share = 1 + before.dot(after)
        guard share > 1e-6 else { return after * 1 }
        let mitre = sum * (1 / share)
        let length = mitre.length
        return length > limit ? mitre * (limit / length) : mitre
    }
}
