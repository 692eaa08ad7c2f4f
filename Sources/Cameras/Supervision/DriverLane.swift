package import Core

/// Where a driver's calls are made, away from whoever supervises them; and how time passes there.
package protocol DriverLane: Sendable {
    var now: Instant { get }
    /// Runs a job to its end on a thread of its own, which is made there and left to itself.
    func start(_ make: @escaping @Sendable () -> DriverJob)
    /// Waits until the signal is raised or the moment has come.
    func wait(for signal: Signal, until moment: Instant)
}

/// One thread a job. A thread whose driver hangs stays for ever, and holds nothing up.
package struct DriverThreads: DriverLane {
    package init() {}

    package var now: Instant { SystemClock().now }

    package func start(_ make: @escaping @Sendable () -> DriverJob) {
        _ = NamedThread("camera") {
            let job = make()
            while job.step() {}
        }
    }

    package func wait(for signal: Signal, until moment: Instant) { signal.wait(seconds: max(0, moment - now)) }
}
