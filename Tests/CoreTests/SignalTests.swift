import Core
import Testing

@Suite("The signal")
struct SignalTests {
    @Test("a signal that was raised before the wait does not wait")
    func before() {
        let signal = Signal()
        signal.raise()
        #expect(signal.wait(seconds: 60))
    }

    @Test("raising twice is one waking")
    func twice() {
        let signal = Signal()
        signal.raise()
        signal.raise()
        _ = signal.wait(seconds: 60)
        #expect(!signal.wait(seconds: 0))
    }

    @Test("a wait that nobody ends gives up", arguments: [0, -1, 0.001])
    func timeout(seconds: Double) { #expect(!Signal().wait(seconds: seconds)) }

    @Test("two threads hand a turn to each other")
    func wakes() {
        let (ping, pong) = (Signal(), Signal())
        let turns = Locked(0)
        let other = Joined {
            for _ in 0..<500 where ping.wait(seconds: 60) {
                turns.withLock { $0 += 1 }
                pong.raise()
            }
        }
        for turn in 1...500 {
            ping.raise()
            #expect(pong.wait(seconds: 60))
            #expect(turns.withLock { $0 } == turn)
        }
        other.join()
    }
}
