import Core

/// A clock that stands still until it is turned.
final class TurnedClock: MonotonicClock {
    private let time: Locked<Instant>

    init(seconds: Double) { time = Locked(Instant(seconds: seconds)) }

    var now: Instant { time.withLock { $0 } }

    func turn(to seconds: Double) { time.withLock { $0 = Instant(seconds: seconds) } }
}
