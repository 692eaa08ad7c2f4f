import Core
import PetCamera
import Testing

@testable import Booth

@Suite("Watching a camera's pulse")
struct CameraWatchTests {
    private var pulse = CapturePulse(isRunning: true, pictures: 0)

    /// Looks a hundred times a second, as the loop does; gives the first finding and when it was.
    private func look(
        _ watch: inout CameraWatch, at pulse: CapturePulse, from start: Double, until end: Double
    ) -> (finding: CameraWatch.Finding, at: Double)? {
        var moment = start
        while moment <= end {
            if let finding = watch.look(at: pulse, at: Instant(seconds: moment)) { return (finding, moment) }
            moment += 0.01
        }
        return nil
    }

    @Test("pictures that stop without a word are missed after two seconds, once")
    func silence() throws {
        var watch = CameraWatch()
        let missed = try #require(look(&watch, at: pulse, from: 0, until: 5))
        #expect(missed.finding == .stopped)
        #expect(missed.at > 1.99 && missed.at < 2.1)
        #expect(watch.isAway)
        #expect(look(&watch, at: pulse, from: missed.at, until: 60) == nil)
    }

    @Test("a picture now and then is enough")
    mutating func slow() {
        var watch = CameraWatch()
        for second in 0..<20 {
            pulse.pictures += 1
            #expect(look(&watch, at: pulse, from: Double(second), until: Double(second) + 0.99) == nil)
        }
    }

    @Test("a machine that had no time for two seconds, or for a minute, has lost no camera", arguments: [2.0, 3, 60])
    func starved(seconds: Double) {
        var watch = CameraWatch()
        var now = 0.0
        // The picture that is due comes a quarter of a second after the loop runs again, each time.
        for round in 1...20 {
            let pulse = CapturePulse(isRunning: true, pictures: round)
            #expect(look(&watch, at: pulse, from: now, until: now + 0.25) == nil)
            now += 0.25 + seconds
            #expect(look(&watch, at: pulse, from: now, until: now + 0.25) == nil)
            now += 0.25
        }
    }

    @Test("a camera that is known to be gone is missed at once")
    mutating func lost() {
        var watch = CameraWatch()
        pulse.pictures = 7
        #expect(watch.look(at: pulse, at: .zero) == nil)
        pulse.isLost = true
        #expect(watch.look(at: pulse, at: Instant(seconds: 0.01)) == .stopped)
        #expect(watch.look(at: pulse, at: Instant(seconds: 0.02)) == nil)
    }

    @Test("it is back with its first picture, and not before")
    mutating func back() {
        var watch = CameraWatch()
        pulse.isLost = true
        _ = watch.look(at: pulse, at: .zero)
        pulse.isLost = false
        #expect(watch.look(at: pulse, at: Instant(seconds: 1)) == nil)
        pulse.pictures += 1
        #expect(watch.look(at: pulse, at: Instant(seconds: 1.1)) == .back)
        #expect(!watch.isAway)
        #expect(look(&watch, at: pulse, from: 1.11, until: 3) == nil)
        #expect(look(&watch, at: pulse, from: 3, until: 3.3)?.finding == .stopped)
    }

    @Test("an opening gets twelve seconds, and the first picture two from then on")
    mutating func opening() throws {
        var watch = CameraWatch()
        pulse.isOpening = true
        #expect(look(&watch, at: pulse, from: 0, until: 11.9) == nil)
        pulse.isOpening = false
        #expect(look(&watch, at: pulse, from: 11.91, until: 13.8) == nil)
        #expect(look(&watch, at: pulse, from: 13.81, until: 14.1)?.finding == .stopped)
        var other = CameraWatch()
        pulse.isOpening = true
        let missed = try #require(look(&other, at: pulse, from: 0, until: 20))
        #expect(missed.at > 11.99 && missed.at < 12.2)
    }

    @Test("what is stopped, over or failed is not watched for its pictures")
    mutating func stopped() {
        var watch = CameraWatch()
        pulse.isRunning = false
        #expect(look(&watch, at: pulse, from: 0, until: 30) == nil)
    }
}
