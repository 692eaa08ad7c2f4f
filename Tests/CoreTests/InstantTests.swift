import Core
import Testing

@Suite("Moments")
struct InstantTests {
    @Test(
        "adding seconds and taking the difference are each other's reverse", arguments: [0, 0.001, 1.5, -2.25, 86_400])
    func roundTrip(seconds: Double) {
        let start = Instant(nanoseconds: 123_456_789)
        #expect((start + seconds) - start == seconds)
    }

    @Test("a year of thirtieths of a second does not drift by a nanosecond")
    func noDrift() {
        let frame = 30 * 86_400 * 365
        #expect(Instant(seconds: Double(frame) / 30).nanoseconds == 86_400 * 365 * 1_000_000_000)
    }

    @Test("seconds are rounded to the nearest nanosecond", arguments: [(1.0 / 3, 333_333_333), (2.0 / 3, 666_666_667)])
    func rounded(seconds: Double, nanoseconds: Int64) {
        #expect(Instant(seconds: seconds).nanoseconds == nanoseconds)
        #expect((Instant.zero + seconds).nanoseconds == nanoseconds)
    }

    @Test("an earlier moment is less, and its difference negative")
    func order() {
        let (early, late) = (Instant(seconds: 1), Instant(seconds: 3))
        #expect(early < late)
        #expect(early - late == -2)
    }

    @Test("the system's clock never goes back")
    func clock() {
        let clock = SystemClock()
        let times = (0..<1000).map { _ in clock.now }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
}
