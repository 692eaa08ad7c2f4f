import Core
import Glibc
import Synchronization

/// Says that something must be built again. Raised from any thread, since an observed model tells on the thread that
/// changes it.
///
/// A model tells just before it changes. On the thread that builds nothing can come between; another thread may be
/// overtaken, and what was built would show the old value for good. So a flag that was raised on another thread is
/// raised a second time, in the next update.
final class StaleFlag: Sendable {
    private enum State: UInt8, AtomicRepresentable {
        case lowered
        case raised
        case raisedElsewhere
        /// Lowered for this update, and to be raised in the next one.
        case again
    }

    private let state = Atomic<State>(.raised)
    private let animation = Locked<Animation?>(nil)
    private let above: StaleFlag?
    private let home = pthread_self()

    /// Made on the thread that builds. What is raised here is raised above too.
    init(above: StaleFlag? = nil) { self.above = above }

    var isRaised: Bool {
        switch state.load(ordering: .acquiring) {
        case .raised, .raisedElsewhere: true
        case .lowered, .again: false
        }
    }

    /// Whether it was raised on the thread that builds, and on no other.
    var isRaisedHere: Bool { state.load(ordering: .acquiring) == .raised }

    /// Whether it is raised, or will be in the next update.
    var isDue: Bool { state.load(ordering: .acquiring) != .lowered }

    /// Remembers the animation around the change, if there is one.
    func raise() {
        if let animated = AnimatedChange.animation { animation.withLock { $0 = animated } }
        if pthread_equal(home, pthread_self()) == 0 {
            state.store(.raisedElsewhere, ordering: .releasing)
        } else if !state.compareExchange(
            expected: .lowered, desired: .raised, ordering: .acquiringAndReleasing
        ).exchanged {
            _ = state.compareExchange(
                expected: .again, desired: .raisedElsewhere, ordering: .acquiringAndReleasing)
        }
        above?.raise()
    }

    /// Lowers the flag and answers what animation the changes asked for.
    func lower() -> Animation? {
        if state.exchange(.lowered, ordering: .acquiringAndReleasing) == .raisedElsewhere {
            _ = state.compareExchange(expected: .lowered, desired: .again, ordering: .acquiringAndReleasing)
        }
        return animation.withLock { animation in
            defer { animation = nil }
            return animation
        }
    }

    /// An update begins: raises the flag if that is still to be done.
    func wake() {
        _ = state.compareExchange(expected: .again, desired: .raised, ordering: .acquiringAndReleasing)
    }
}
