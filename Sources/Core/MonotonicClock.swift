import Glibc

/// Where `Instant`s come from. Passed in, so that tests turn time by hand.
package protocol MonotonicClock: Sendable {
    var now: Instant { get }
}

/// `CLOCK_MONOTONIC`: not moved by NTP steps or by people.
package struct SystemClock: MonotonicClock {
    package init() {}

    package var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}
