import Core
import Glibc

/// From a left point to a right one, in pixels.
struct Line {
    private let from: Point
    private let to: Point

    init(_ pair: Landmarks, in size: Size) {
        from = pair.left.scaled(by: size)
        to = pair.right.scaled(by: size)
    }

    var length: Double { from.distance(to: to) }
    var angle: Double { atan2(to.y - from.y, to.x - from.x) }

    /// How far along the line a point lies from its middle; 0 for a line without a direction.
    func offset(of point: Point) -> Double {
        guard length > 0 else { return 0 }
        let (x, y) = (point.x - (from.x + to.x) / 2, point.y - (from.y + to.y) / 2)
        return (x * (to.x - from.x) + y * (to.y - from.y)) / length
    }
}

extension Point {
    /// From fractions of a picture to its pixels.
    func scaled(by size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
