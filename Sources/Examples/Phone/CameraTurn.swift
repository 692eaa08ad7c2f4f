/// The half second in which the picture turns over to the other camera. A value; the time comes from outside.
struct CameraTurn: Equatable {
    enum Phase: Equatable {
        case resting
        /// The blurred picture is there, and has not moved yet.
        case blurred
        case closing
        case opening
    }

    private(set) var phase = Phase.resting
    private var start: ContinuousClock.Instant?

    /// Of one half of the turn, in seconds.
    static let half = 0.25

    /// The width of the picture, as a share of the whole.
    var width: Double { phase == .closing ? 0 : 1 }

    /// Begins to turn; a turn that goes on is not disturbed.
    mutating func press(at now: ContinuousClock.Instant) {
        guard phase == .resting else { return }
        phase = .blurred
        start = now
    }

    /// Goes on to where the turn is by now; true once in a turn, when the picture cannot be seen and may change.
    mutating func advance(to now: ContinuousClock.Instant) -> Bool {
        guard let start else { return false }
        let elapsed = start.duration(to: now)
        switch phase {
        case .resting: return false
        case .blurred:
            phase = .closing
            return false
        case .closing:
            guard elapsed >= .seconds(CameraTurn.half) else { return false }
            phase = .opening
            return true
        case .opening:
            if elapsed >= .seconds(2 * CameraTurn.half) { self = CameraTurn() }
            return false
        }
    }
}
