import Core

/// The last picture of something that has left the tree and fades out.
struct Departure {
    let commands: [DrawCommand]
    let start: Instant
    let animation: Animation
    /// Where it was; when that leaves the screen too, nothing of it stays.
    let place: Scope?

    /// `nil` when it has gone.
    func opacity(at now: Instant) -> Double? {
        animation.step(at: now - start).map { min(1, max(0, $0.position)) }
    }
}
