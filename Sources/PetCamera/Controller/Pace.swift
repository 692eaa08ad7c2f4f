import Core

/// Holds a clip back to its own speed. Bound to the capture thread.
struct Pace {
    private let start: Instant
    private let clock: any MonotonicClock
    private let stop: StopRequest

    /// The clip's time line starts now.
    init(until stop: StopRequest, clock: any MonotonicClock = SystemClock()) {
        start = clock.now
        self.clock = clock
        self.stop = stop
    }

    /// Waits until a frame's time has come; a late frame goes on at once. False when the thread was asked to end, before
    /// or meanwhile: a clip may have its next picture in an hour.
    func wait(until time: Instant) -> Bool {
        let due = Instant(nanoseconds: start.nanoseconds + time.nanoseconds)
        while !stop.isMade {
            let remaining = due - clock.now
            guard remaining > 0 else { return true }
            stop.wait(seconds: remaining)
        }
        return false
    }
}
