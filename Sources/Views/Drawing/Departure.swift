import Core

/// Something that has left the tree and is still to be seen for a while.
@MainActor struct Departure {
    /// Where it stood. It finds itself again there when it comes back in time.
    let place: Scope
    let key: ScopeKey
    let left: Scope
    let presences: [Presence]

    /// Whether it has gone; then its place forgets it.
    func endsIfGone(at now: Instant) -> Bool {
        guard presences.allSatisfy({ $0.isGone(at: now) }) else { return false }
        place.forget(key, left)
        return true
    }
}
