import Core
import PetCamera
import Testing

@Suite("What people read")
struct StatusFilterTests {
    private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    @Test("does not change for a reason that lasts one frame")
    func flicker() {
        var filter = StatusFilter()
        for index in 0..<300 {
            let raw: DetectionStatus = index.isMultiple(of: 3) ? .failed(.tooDark) : .detected
            _ = filter.take(raw, at: time(Double(index) / 30))
        }
        #expect(filter.shown == .noObject)
    }

    @Test("shows a reason that lasts")
    func lasting() {
        var filter = StatusFilter()
        for index in 0..<10 { _ = filter.take(.failed(.tooDark), at: time(Double(index) / 30)) }
        #expect(filter.shown == .failed(.tooDark))
    }

    @Test("keeps a reason long enough to be read")
    func readable() {
        var filter = StatusFilter()
        for index in 0..<10 { _ = filter.take(.failed(.tooDark), at: time(Double(index) / 30)) }
        // From its showing on, 0.8 s have to pass.
        for index in 10..<30 { _ = filter.take(.detected, at: time(Double(index) / 30)) }
        #expect(filter.shown == .failed(.tooDark))
        for index in 30..<60 { _ = filter.take(.detected, at: time(Double(index) / 30)) }
        #expect(filter.shown == .detected)
    }

    @Test("says at once that something is looked at")
    func processing() {
        var filter = StatusFilter()
        #expect(filter.take(.processing, at: time(0)) == .processing)
    }

    @Test("takes the same seconds at 5, 15 and 30 frames a second", arguments: [5.0, 15, 30])
    func rates(_ rate: Double) throws {
        var filter = StatusFilter()
        var index = 0
        while filter.shown != .failed(.tooClose) {
            _ = filter.take(.failed(.tooClose), at: time(Double(index) / rate))
            index += 1
            try #require(index < 100)
        }
        let seconds = Double(index - 1) / rate
        #expect(seconds >= 0.25 && seconds <= 0.25 + 1 / rate)
    }
}
