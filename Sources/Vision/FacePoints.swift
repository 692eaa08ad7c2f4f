package import Core

/// The eyes and the nose of a head, all in the same plane: fractions of the picture, or of a box.
package struct FacePoints: Equatable, Sendable {
    /// The eye that lies more to the left in an upright picture, which is the animal's right one.
    package var leftEye: Point
    package var rightEye: Point
    package var nose: Point

    package init(leftEye: Point, rightEye: Point, nose: Point) {
        self.leftEye = leftEye
        self.rightEye = rightEye
        self.nose = nose
    }

    /// In shares of a box, from its top left.
    func seen(from box: Rect) -> FacePoints {
        map { Point(x: ($0.x - box.minX) / max(box.width, 1e-9), y: ($0.y - box.minY) / max(box.height, 1e-9)) }
    }

    /// Shares of a box, where the box lies.
    func placed(in box: Rect) -> FacePoints {
        map { Point(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height) }
    }

    /// Moved a part of the way to where others are.
    func moved(towards other: FacePoints, by weight: Double) -> FacePoints {
        func between(_ from: Point, _ to: Point) -> Point {
            Point(x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight)
        }
        return FacePoints(
            leftEye: between(leftEye, other.leftEye), rightEye: between(rightEye, other.rightEye),
            nose: between(nose, other.nose))
    }

    private func map(_ change: (Point) -> Point) -> FacePoints {
        FacePoints(leftEye: change(leftEye), rightEye: change(rightEye), nose: change(nose))
    }
}
