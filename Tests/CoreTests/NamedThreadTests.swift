import Core
import Testing

@Suite("A thread with a name")
struct NamedThreadTests {
    @Test("that nobody waits for gives its stack back when it ends", .timeLimit(.minutes(1)))
    func forgotten() {
        let stacks = Locked<Set<UInt>>([])
        let count = 400
        for _ in 0..<count {
            let isOver = Signal()
            _ = NamedThread("forgotten") {
                var here = 0
                let place = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
                stacks.withLock { _ = $0.insert(place >> 16) }
                isOver.raise()
            }
            isOver.wait(seconds: 60)
        }
        // A stack that was given back serves the next thread; one that is kept for whoever may still wait serves none.
        #expect(stacks.withLock { $0.count } < count / 2)
    }

    @Test("is waited for until its body has ended")
    func joined() {
        let value = Locked(0)
        let thread = NamedThread("joined") { value.withLock { $0 = 7 } }
        thread.join()
        #expect(value.withLock { $0 } == 7)
    }
}
