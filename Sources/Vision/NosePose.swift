package import Core

/// How a nose is held towards the camera, told by its nostrils: all there is to tell by when the nose fills the picture.
package struct NosePose: Equatable, Sendable {
    /// How far the middle between the nostrils lies beside the middle of the nose, in halves of its width; positive
    /// towards the right one. A nose that turns brings its front to that side, until the far nostril is at its edge.
    package var turn: Double
    /// By how much the line through the nostrils is turned from the horizontal; radians, clockwise, -π…π.
    package var roll: Double

    package init(turn: Double, roll: Double) {
        self.turn = turn
        self.roll = roll
    }

    /// - Parameters:
    ///   - nostrils: fractions of the picture.
    ///   - box: of the nose, likewise.
    ///   - size: of the picture, in pixels.
    package init(nostrils: Landmarks, of box: Rect, in size: Size) {
        let line = Line(nostrils, in: size)
        turn = -line.offset(of: box.center.scaled(by: size)) / max(box.width * size.width / 2, 1)
        roll = line.angle
    }
}
