import Core
import Synchronization

/// Asks one thread to end, and wakes it where it waits for its time. Once made it stays; callable from any thread.
final class StopRequest: Sendable {
    private let flag = Atomic(false)
    private let signal = Signal()

    var isMade: Bool { flag.load(ordering: .acquiring) }

    func make() {
        flag.store(true, ordering: .releasing)
        signal.raise()
    }

    /// Waits so many seconds, or less when the request is made; for the one thread that is asked.
    func wait(seconds: Double) { signal.wait(seconds: seconds) }
}
