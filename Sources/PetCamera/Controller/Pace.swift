import Core
import Glibc

/// Holds a clip back to its own speed. Bound to the capture thread.
struct Pace {
    private let start: Instant

    init(startedAt start: Instant) { self.start = start }

    /// Sleeps until a frame's time has come; a late frame goes on at once.
    func wait(until time: Instant) {
        let due = start.nanoseconds + time.nanoseconds
        var deadline = timespec(tv_sec: Int(due / 1_000_000_000), tv_nsec: Int(due % 1_000_000_000))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
    }
}
