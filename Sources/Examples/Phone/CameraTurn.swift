import PetCameraUI

/// How the picture turns over to the other camera: it closes, the camera is switched behind it, and it opens again when
/// that camera is there. A value; the time comes from outside, and the way between open and closed is an animation.
struct CameraTurn: Equatable {
    private enum Phase: Equatable {
        case resting
        case closing
        /// The next camera was asked for.
        case waiting
    }

    private var phase = Phase.resting
    /// Of the phase.
    private var start: ContinuousClock.Instant?
    /// What was open when the next camera was asked for.
    private var earlier: CameraDevice?

    /// From open to closed, and back, in seconds.
    static let half = 0.25
    /// A camera that takes longer is waited for with the picture open, in seconds.
    static let patience = 2.0

    /// Whether the picture has no width, or is on its way there.
    var isClosed: Bool { phase != .resting }

    /// Begins to close; a turn that goes on is not disturbed.
    mutating func press(at now: ContinuousClock.Instant) {
        guard phase == .resting else { return }
        (phase, start) = (.closing, now)
    }

    /// Goes on to where the turn is by now; true once in a turn, when nothing is seen and the camera is to be switched.
    ///
    /// - Parameters:
    ///   - camera: the one that is open.
    ///   - hasFailed: whether the switch was taken back.
    mutating func advance(to now: ContinuousClock.Instant, camera: CameraDevice?, hasFailed: Bool) -> Bool {
        guard let start else { return false }
        let elapsed = start.duration(to: now)
        switch phase {
        case .resting: return false
        case .closing:
            guard elapsed >= .seconds(CameraTurn.half) else { return false }
            (phase, self.start, earlier) = (.waiting, now, camera)
            return true
        case .waiting:
            if camera != earlier || hasFailed || elapsed >= .seconds(CameraTurn.patience) { self = CameraTurn() }
            return false
        }
    }
}
