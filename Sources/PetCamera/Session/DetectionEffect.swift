import Core

/// What a detection session wants done; it does nothing itself.
package enum DetectionEffect: Sendable {
    /// Keep this picture; progress has grown to this.
    case accept(PictureCandidate, role: PictureRole, progress: Int)
    /// All pictures are there; the last one is of the whole animal.
    case finish(appearance: PictureCandidate)
}
