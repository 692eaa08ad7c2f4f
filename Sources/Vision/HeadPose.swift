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
    ///   - eyes: fractions of the picture.
    ///   - nose: likewise.
    ///   - size: of the picture, in pixels.
    package init(eyes: Landmarks, nose: Point, in size: Size) {
        let line = Line(eyes, in: size)
        eyeDistance = line.length
        turn = min(5, max(-5, line.offset(of: nose.scaled(by: size)) / max(line.length, 1)))
        roll = line.angle
    }
}
