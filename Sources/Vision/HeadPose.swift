package import Core
import Glibc

/// How a head is held towards the camera, told by its eyes and its nose.
package struct HeadPose: Equatable, Sendable {
    /// Pixels of the camera's frame between the eyes.
    package var eyeDistance: Double
    /// How far the nose lies beside the middle between the eyes, along the line through them, in distances between the
    /// eyes; positive towards the right eye. With the nose's tip `p` before the eyes' plane and the eyes `d` apart it
    /// is `p / d` times the tangent of the yaw: about 0.6 times for cats, once for most dogs. -5…5.
    package var turn: Double
    /// By how much the line through the eyes is turned from the horizontal; radians, clockwise, -π…π.
    package var roll: Double

    package init(eyeDistance: Double, turn: Double, roll: Double) {
        self.eyeDistance = eyeDistance
        self.turn = turn
        self.roll = roll
    }

    /// - Parameters:
    ///   - points: fractions of the picture.
    ///   - size: of the picture, in pixels.
    package init(_ points: FacePoints, in size: Size) {
        func pixels(_ point: Point) -> Point { Point(x: point.x * size.width, y: point.y * size.height) }
        let (left, right, nose) = (pixels(points.leftEye), pixels(points.rightEye), pixels(points.nose))
        let (across, down) = (right.x - left.x, right.y - left.y)
        let beside = (nose.x - (left.x + right.x) / 2) * across + (nose.y - (left.y + right.y) / 2) * down
        eyeDistance = hypot(across, down)
        turn = min(5, max(-5, beside / max(eyeDistance * eyeDistance, 1)))
        roll = atan2(down, across)
    }
}
