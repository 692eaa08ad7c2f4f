import Synchronization

/// Says that the tree must be built again. Raised from any thread, since an observed model tells on the thread that
/// changes it.
final class StaleFlag: Sendable {
    private let flag = Atomic<Bool>(true)

    var isRaised: Bool { flag.load(ordering: .acquiring) }

    func raise() { flag.store(true, ordering: .releasing) }

    func lower() { flag.store(false, ordering: .releasing) }
}
