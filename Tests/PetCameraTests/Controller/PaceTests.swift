import Core
import Testing

@testable import PetCamera

@Suite("The pace of a clip")
struct PaceTests {
    private let clock = TurnedClock(seconds: 100)
    private let stop = StopRequest()

    @Test("lets a frame whose time has come go on at once, and a late one too")
    func due() {
        let pace = Pace(until: stop, clock: clock)
        #expect(pace.wait(until: .zero))
        clock.turn(to: 102)
        #expect(pace.wait(until: Instant(seconds: 2)))
        #expect(pace.wait(until: Instant(seconds: 0.5)))
    }

    @Test("waits no more once the thread was asked to end, not for what is due either")
    func before() {
        let pace = Pace(until: stop, clock: clock)
        stop.make()
        #expect(!pace.wait(until: Instant(seconds: 3600)))
        #expect(!pace.wait(until: .zero))
    }

    @Test("is woken by a request that comes while it waits", .timeLimit(.minutes(1)))
    func meanwhile() {
        let pace = Pace(until: stop, clock: clock)
        let (stop, waiting) = (stop, Signal())
        let asker = NamedThread("asker") {
            waiting.wait(seconds: 10)
            stop.make()
        }
        // The clock stands still: only the request can end the wait.
        waiting.raise()
        #expect(!pace.wait(until: Instant(seconds: 600)))
        asker.join()
    }
}
