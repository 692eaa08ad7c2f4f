import Core

/// Images that a painter has refused, as graphics memory may be short for a while. They are tried again by and by, and
/// not in every picture.
struct RefusedImages<Key: Hashable> {
    private var keys: Set<Key> = []
    private var backOff = BackOff()

    /// More than any picture shows.
    private static var bound: Int { 4096 }

    func contains(_ key: Key) -> Bool { keys.contains(key) }

    mutating func insert(_ key: Key) {
        if keys.count == Self.bound { keys.removeAll() }
        keys.insert(key)
    }

    /// True when it is time to draw again; what the picture then shows is tried again. To be called before each picture.
    mutating func retry(at now: Instant) -> Bool {
        guard !keys.isEmpty else {
            backOff.reset()
            return false
        }
        guard backOff.isDue(at: now) else { return false }
        keys.removeAll()
        return true
    }
}
