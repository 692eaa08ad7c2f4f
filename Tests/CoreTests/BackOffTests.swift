import Core
import Testing

@Suite("The back-off")
struct BackOffTests {
    /// Seconds between tries when it is asked ten times a second.
    private func waits(_ backOff: inout BackOff, seconds: Int) -> [Double] {
        var (waits, last) = ([Double](), 0.0)
        for tenth in 0...(seconds * 10) where backOff.isDue(at: Instant(seconds: Double(tenth) / 10)) {
            waits.append(Double(tenth) / 10 - last)
            last = Double(tenth) / 10
        }
        return waits
    }

    @Test("waits 2, 4, 8, 16 and then 20 seconds")
    func growing() {
        var backOff = BackOff()
        let seen = waits(&backOff, seconds: 75)
        #expect(seen.count == 6)
        for (wait, wanted) in zip(seen, [2.0, 4, 8, 16, 20, 20]) { #expect(abs(wait - wanted) < 0.11) }
    }

    @Test("something that has worked and fails anew is given its present delay from then on")
    func armed() {
        var backOff = BackOff()
        backOff.arm(at: Instant(seconds: 0))
        #expect(backOff.due == Instant(seconds: 2))
        let isDue = backOff.isDue(at: Instant(seconds: 2))
        #expect(isDue)
        // The next try is planned already, and a failure does not put it off.
        backOff.arm(at: Instant(seconds: 3))
        #expect(backOff.due == Instant(seconds: 6))
        backOff.arm(at: Instant(seconds: 100))
        #expect(backOff.due == Instant(seconds: 104))
        let isEarly = backOff.isDue(at: Instant(seconds: 103))
        #expect(!isEarly)
    }

    @Test("begins again after it was reset")
    func reset() {
        var backOff = BackOff()
        _ = waits(&backOff, seconds: 40)
        backOff.reset()
        #expect(backOff == BackOff())
    }
}
