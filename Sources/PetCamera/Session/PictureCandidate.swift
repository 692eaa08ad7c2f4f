package import Core
package import Imaging
package import Vision

/// A frame that may become a picture of the registration, with what is known of it.
package struct PictureCandidate: Sendable {
    package var frame: Frame
    /// Target in fractions of the picture; `nil` for a picture taken by hand of nothing.
    package var box: Rect?
    package var score: Double
    package var quality: QualityVector
    /// Taken by a person and not by the engine.
    package var isManual: Bool

    /// False where the camera's own bytes would be kept and are damaged. It costs as much as decoding them: for a picture
    /// that is about to be accepted.
    package var isWhole: Bool { frame.bytes.map { JPEGKeeping.damage(in: $0) == nil } ?? true }

    package init(frame: Frame, box: Rect?, score: Double, quality: QualityVector, isManual: Bool) {
        self.frame = frame
        self.box = box
        self.score = score
        self.quality = quality
        self.isManual = isManual
    }
}
