import Core
import Observation
import Synchronization
import Testing

@testable import Views

/// A model that is changed on another thread, in the two steps that every observed change has.
private final class Distant: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Atomic<Int>(0)

    var value: Int {
        registrar.access(self, keyPath: \.value)
        return stored.load(ordering: .acquiring)
    }

    func announce() { registrar.willSet(self, keyPath: \.value) }

    func write(_ value: Int) { stored.store(value, ordering: .releasing) }
}

@MainActor @Suite("What is stale")
struct StaleFlagTests {
    @Test("is told to the flag above, and both are lowered by themselves")
    func above() {
        let above = StaleFlag()
        _ = above.lower()
        let flag = StaleFlag(above: above)
        _ = flag.lower()
        #expect(!above.isRaised && !above.isDue)
        flag.raise()
        #expect(above.isRaised && flag.isRaised)
        _ = above.lower()
        #expect(!above.isDue && flag.isRaised)
    }

    @Test("by another thread is so once more in the next update")
    func elsewhere() {
        let flag = StaleFlag()
        _ = flag.lower()
        NamedThread("other") { flag.raise() }.join()
        #expect(flag.isRaised)
        _ = flag.lower()
        #expect(!flag.isRaised && flag.isDue)
        flag.wake()
        #expect(flag.isRaised)
        _ = flag.lower()
        #expect(!flag.isDue)
    }

    @Test("by this thread is so once")
    func here() {
        let flag = StaleFlag()
        _ = flag.lower()
        flag.raise()
        _ = flag.lower()
        flag.wake()
        #expect(!flag.isDue)
    }

    @Test("a value written elsewhere after the tree was built for it is shown all the same")
    func lateWrite() {
        let model = Distant()
        let screen = Screen { Text("\(model.value)") }
        #expect(screen.lines == ["0"])
        NamedThread("other") { model.announce() }.join()
        // The main thread is faster than the one that writes.
        screen.update()
        NamedThread("other") { model.write(7) }.join()
        #expect(screen.host.needsUpdate)
        #expect(screen.lines == ["7"])
        #expect(!screen.host.needsUpdate)
    }
}
