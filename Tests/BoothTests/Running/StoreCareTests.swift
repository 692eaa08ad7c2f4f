import Core
import Testing

@testable import Booth

@Suite("Looking after the store")
struct StoreCareTests {
    /// What is done in so many seconds of turns of the loop, each with whether somebody is there.
    private func chores(
        of care: inout StoreCare, seconds: ClosedRange<Int>, isIdle: Bool = true, isClosed: Bool = false
    ) -> [StoreCare.Chore] {
        seconds.compactMap {
            care.chore(isIdle: isIdle, isClosed: isClosed, at: Instant(seconds: Double($0)))
        }
    }

    @Test("waits until nobody has been there for a minute")
    func rests() {
        var care = StoreCare()
        #expect(chores(of: &care, seconds: 0...59).isEmpty)
        #expect(chores(of: &care, seconds: 60...61) == [.evict, .scrub])
    }

    @Test("begins to wait anew when somebody was there")
    func disturbed() {
        var care = StoreCare()
        #expect(chores(of: &care, seconds: 0...59).isEmpty)
        #expect(chores(of: &care, seconds: 60...60, isIdle: false).isEmpty)
        #expect(chores(of: &care, seconds: 61...120).isEmpty)
        #expect(chores(of: &care, seconds: 121...121) == [.evict])
    }

    @Test("does nothing at all while somebody is there")
    func busy() {
        var care = StoreCare()
        #expect(chores(of: &care, seconds: 0...5000, isIdle: false).isEmpty)
    }

    @Test("reads one registration a minute, and makes room six times an hour")
    func rhythm() {
        var care = StoreCare()
        let hour = chores(of: &care, seconds: 0...3659)
        #expect(hour.filter { $0 == .evict }.count == 6)
        #expect((55...60).contains(hour.filter { $0 == .scrub }.count))
        #expect(!hour.contains(.recover))
    }

    @Test("tries a store that is closed again every half minute, whoever is there, and leaves it alone otherwise")
    func closed() {
        var care = StoreCare()
        #expect(chores(of: &care, seconds: 0...0, isIdle: false, isClosed: true) == [.recover])
        #expect(chores(of: &care, seconds: 1...29, isClosed: true).isEmpty)
        #expect(chores(of: &care, seconds: 30...89, isClosed: true) == [.recover, .recover])
    }
}
