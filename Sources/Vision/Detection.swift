package import Core

/// Something the detector saw.
package struct Detection: Equatable, Sendable {
    package let kind: PetClass
    /// 0…1.
    package let score: Double
    /// Fractions of the picture, origin top left.
    package let box: Rect
    /// Of a face; `nil` for a nose.
    package let points: FacePoints?

    package init(kind: PetClass, score: Double, box: Rect, points: FacePoints? = nil) {
        self.kind = kind
        self.score = score
        self.box = box
        self.points = points
    }
}
