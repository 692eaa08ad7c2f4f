import Core
import Testing

@testable import PetCamera

@Suite("The pace of looks")
struct LookPaceTests {
    @Test(
        "takes each frame of a slow camera and twenty a second at the most of a quick one",
        arguments: [(5.0, 5), (10, 10), (15, 15), (20, 20), (25, 12), (30, 15), (60, 20), (120, 20)])
    func rates(frames: Double, looks: Int) {
        var pace = LookPace()
        var count = 0
        // Frames come a little early and late.
        for index in 0..<Int(frames * 4) {
            let early = index % 2 == 0 ? 0.0005 : -0.0005
            if pace.isDue(at: Instant(seconds: 100 + Double(index) / frames + early)) { count += 1 }
        }
        #expect(abs(count - looks * 4) <= 2)
    }

    @Test("looks at once after a reset, and at a frame of another clock")
    func reset() {
        var pace = LookPace()
        var seen = [100.0, 100.03].map { pace.isDue(at: Instant(seconds: $0)) }
        #expect(seen == [true, false])
        pace.reset()
        seen = [100.03, 7, 7.01].map { pace.isDue(at: Instant(seconds: $0)) }
        #expect(seen == [true, true, false])
    }
}
