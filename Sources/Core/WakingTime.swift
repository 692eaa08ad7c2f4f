/// Time as somebody lives it who looks at a clock again and again: a gap in which nobody came to look, because the machine
/// had no time for that thread or was asleep, counts for a moment only. A value.
///
/// Whoever waits for another thread's sign of life measures patience in this time: where the one that waits did not run,
/// the other one did not either, and nothing is known of it.
package struct WakingTime: Equatable, Sendable {
    /// Seconds of a gap that count.
    private let longestGap: Double
    private var last: Instant?
    /// Seconds that did not count so far.
    package private(set) var overslept = 0.0

    /// - Parameter longestGap: in seconds; looks come much more often than that when all is well.
    package init(longestGap: Double) { self.longestGap = longestGap }

    /// A look at the clock.
    ///
    /// - Returns: the waking moment: on the clock's own line, and so much behind it as was overslept.
    package mutating func look(at now: Instant) -> Instant {
        if let last, now - last > longestGap { overslept += now - last - longestGap }
        last = max(last ?? now, now)
        return now + -overslept
    }

    /// The clock's moment that a waking moment of the future will be, if nothing is overslept until then.
    package func clockMoment(of waking: Instant) -> Instant { waking + overslept }
}
