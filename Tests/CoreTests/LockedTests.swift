import Core
import Testing

@Suite("A value behind a lock")
struct LockedTests {
    private struct Refusal: Error, Equatable {}

    @Test("no addition of four threads is lost")
    func additions() {
        let sum = Locked(0)
        let threads = (0..<4).map { _ in Joined { for _ in 0..<25_000 { sum.withLock { $0 += 1 } } } }
        for thread in threads { thread.join() }
        #expect(sum.withLock { $0 } == 100_000)
    }

    @Test("the lock is free again after an error")
    func errors() {
        let value = Locked(1)
        #expect(throws: Refusal.self) { try value.withLock { (_) throws(Refusal) in throw Refusal() } }
        #expect(value.withLock { $0 } == 1)
    }
}
