import Core
import Testing

@Suite("Waking time")
struct WakingTimeTests {
    private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    @Test("is the clock's while somebody looks often enough")
    func awake() {
        var time = WakingTime(longestGap: 0.5)
        for step in 0...20 { #expect(time.look(at: at(Double(step) * 0.5)) == at(Double(step) * 0.5)) }
        #expect(time.overslept == 0)
    }

    @Test("counts a gap as a moment, whenever it began, and goes on from there")
    func overslept() {
        var time = WakingTime(longestGap: 0.5)
        _ = time.look(at: at(100))
        #expect(time.look(at: at(103)) == at(100.5))
        #expect(time.look(at: at(103.25)) == at(100.75))
        #expect(time.look(at: at(110)) == at(101.25))
        #expect(time.overslept == 8.75)
    }

    @Test("tells the clock's moment of a waking one to come")
    func clockMoment() {
        var time = WakingTime(longestGap: 0.5)
        _ = time.look(at: at(0))
        let waking = time.look(at: at(10))
        #expect(time.clockMoment(of: waking + 2) == at(12))
    }

    @Test("never goes back")
    func forwards() {
        var time = WakingTime(longestGap: 0.5)
        var last = time.look(at: at(0))
        for moment in [0.1, 7, 7.1, 7.1, 30, 30.4, 31.5] {
            let next = time.look(at: at(moment))
            #expect(next >= last)
            last = next
        }
    }
}
