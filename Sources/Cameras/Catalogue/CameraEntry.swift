/// One video node, with what it is for us.
package struct CameraEntry: Equatable, Sendable {
    package enum Verdict: Equatable, Sendable {
        /// Modes best first, settings in the driver's order.
        case camera(modes: [CameraMode], controls: [CameraControlFacts])
        /// Why not, as a sentence.
        case leftOut(String)
    }

    package let node: VideoNode
    package let identity: CameraIdentity
    /// All formats, also those that are not taken.
    package let formats: [FourCC]
    package let verdict: Verdict
    /// `nil` where no profile names it.
    package let profile: CameraProfile?

    package init(
        node: VideoNode, identity: CameraIdentity, formats: [FourCC] = [], verdict: Verdict,
        profile: CameraProfile? = nil
    ) {
        self.node = node
        self.identity = identity
        self.formats = formats
        self.verdict = verdict
        self.profile = profile
    }

    package var isCamera: Bool { if case .camera = verdict { true } else { false } }
}
