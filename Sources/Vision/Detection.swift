package import Core

/// Something the detector saw.
package struct Detection: Equatable, Sendable {
    package let kind: PetClass
    /// 0…1.
    package let score: Double
    /// Fractions of the picture, origin top left.
    package let box: Rect
    /// Its eyes and nose, or its nostrils; fractions of the picture.
    package let landmarks: Landmarks?

    package init(kind: PetClass, score: Double, box: Rect, landmarks: Landmarks? = nil) {
        self.kind = kind
        self.score = score
        self.box = box
        self.landmarks = landmarks
    }
}
