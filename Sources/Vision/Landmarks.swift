package import Core

/// The points of a face or a nose, all in the same plane: fractions of the picture, or of a box.
package struct Landmarks: Equatable, Sendable {
    /// The eye, or nostril, that lies more to the left in an upright picture: the animal's right one.
    package var left: Point
    /// The other one.
    package var right: Point
    /// The nose of a face; `nil` for a nose itself.
    package var nose: Point?

    package init(left: Point, right: Point, nose: Point?) {
        self.left = left
        self.right = right
        self.nose = nose
    }

    /// In shares of a box, from its top left.
    func seen(from box: Rect) -> Landmarks {
        map { Point(x: ($0.x - box.minX) / max(box.width, 1e-9), y: ($0.y - box.minY) / max(box.height, 1e-9)) }
    }

    /// Shares of a box, where the box lies.
    func placed(in box: Rect) -> Landmarks {
        map { Point(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height) }
    }

    /// Moved a part of the way to where others of the same part are.
    func moved(towards other: Landmarks, by weight: Double) -> Landmarks {
        func between(_ from: Point, _ to: Point) -> Point {
            Point(x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight)
        }
        return Landmarks(
            left: between(left, other.left), right: between(right, other.right),
            nose: nose.flatMap { own in other.nose.map { between(own, $0) } })
    }

    func map(_ change: (Point) -> Point) -> Landmarks {
        Landmarks(left: change(left), right: change(right), nose: nose.map(change))
    }
}
