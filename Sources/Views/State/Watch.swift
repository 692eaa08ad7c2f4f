import Synchronization

/// One observation's way to the flag that it raises, until it ends.
final class Watch: Sendable {
    private let flag: StaleFlag
    private let isActive = Atomic<Bool>(true)

    init(_ flag: StaleFlag) { self.flag = flag }

    func raise() {
        if isActive.load(ordering: .acquiring) { flag.raise() }
    }

    func end() { isActive.store(false, ordering: .releasing) }
}
