package import Vision

/// Remembers how a nose was seen, so that one that is covered can be told from one that was turned away.
///
/// A head that turns carries its nose to its side before the nose goes; a hand, a lead or a bowl takes a nose away that
/// was in the middle. A dog that hides its nose from the first moment on, and one that nods it out of view, cannot be
/// told apart from one that looks away and one that is covered. A cat's face is one with what would be covered: when it
/// is, nothing is seen any more.
package struct NoseMemory: Equatable, Sendable {
    /// In distances between the eyes: a nose that was last seen farther beside their middle was on its way to the side.
    static let central = 0.35
    /// A score that a nose in plain view has, and one that it does not fall to by noise.
    static let clearScore = 0.97
    /// The head must be about as large as it was: from far away a nose is not seen either.
    static let sameSize = 0.75...1.4

    private var noseIdentifier: Int?
    private var faceIdentifier: Int?
    private var faceExtent = 0.0
    private var isCentral = false

    package init() {}

    package mutating func take(_ sighting: Sighting) {
        guard let nose = sighting.target, nose.isConfirmed, nose.lastSeen == sighting.time else { return }
        if nose.score >= NoseMemory.clearScore { noseIdentifier = nose.identifier }
        // A nose that is seen less and less on its way to the side is still followed there.
        guard wasClear(nose), let face = sighting.face, face.isConfirmed, let pose = sighting.measures?.headPose else {
            return
        }
        faceIdentifier = face.identifier
        faceExtent = max(face.box.width, face.box.height)
        isCentral = abs(pose.turn) < NoseMemory.central
    }

    /// Whether the nose of this head, seen no longer, was in plain view and in the middle before.
    func isCovered(of face: Track) -> Bool {
        let size = max(face.box.width, face.box.height) / max(faceExtent, 1e-6)
        return isCentral && face.identifier == faceIdentifier && NoseMemory.sameSize.contains(size)
    }

    /// Whether this nose, of which little is seen, was in plain view before.
    func wasClear(_ nose: Track) -> Bool { nose.identifier == noseIdentifier }
}
