import Core
import Synchronization

/// Says that the tree must be built again. Raised from any thread, since an observed model tells on the thread that
/// changes it.
final class StaleFlag: Sendable {
    private let flag = Atomic<Bool>(true)
    private let animation = Locked<Animation?>(nil)

    var isRaised: Bool { flag.load(ordering: .acquiring) }

    /// Remembers the animation around the change, if there is one.
    func raise() {
        if let animated = AnimatedChange.animation { animation.withLock { $0 = animated } }
        flag.store(true, ordering: .releasing)
    }

    /// Lowers the flag and answers what animation the changes asked for.
    func lower() -> Animation? {
        flag.store(false, ordering: .releasing)
        return animation.withLock { animation in
            defer { animation = nil }
            return animation
        }
    }
}
