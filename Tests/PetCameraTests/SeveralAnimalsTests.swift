import Core
import PetCamera
import Testing
import Vision

/// The tracker and the session together, at 30 frames a second with fewer detections.
@Suite("Two animals before the camera")
struct SeveralAnimalsTests {
    private let nose = Rect(x: 0.36, y: 0.35, width: 0.28, height: 0.3)
    private let other = Detection(kind: .dogNose, score: 0.9, box: Rect(x: 0.02, y: 0.4, width: 0.22, height: 0.25))

    /// Watches a nose, with the other one in the looks for which it is there.
    private func watch(
        _ rate: Double, isThere: (_ look: Int) -> Bool
    ) -> (session: DetectionSession, effects: [DetectionEffect]) {
        var session = DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration))
        var tracker = Tracker()
        var effects: [DetectionEffect] = []
        let interval = Int(30 / rate)
        for index in 0..<150 {
            let now = Instant(seconds: Double(index) / 30)
            var made = MadeSighting()
            made.isDetected = index.isMultiple(of: interval)
            if made.isDetected {
                if isThere(index / interval) { made.others = [other] }
                tracker.update([Detection(kind: .dogNose, score: 0.9, box: nose)] + made.others, at: now)
            } else {
                tracker.advance(to: now)
            }
            var sighting = made.at(index)
            sighting.target = tracker.track
            sighting.hasCompany = tracker.hasCompany
            effects += session.handle(sighting)
        }
        return (session, effects)
    }

    @Test("are told as such and not taken, at any rate", arguments: [5.0, 15, 30])
    func together(_ rate: Double) {
        let (session, effects) = watch(rate) { _ in true }
        #expect(session.status == .failed(.moreThanOneAnimal))
        #expect(effects.isEmpty)
    }

    @Test("are told as such when looks miss the second one now and then", arguments: [5.0, 15, 30])
    func missed(_ rate: Double) {
        let (session, effects) = watch(rate) { $0 == 1 || $0.isMultiple(of: rate == 5 ? 2 : 3) }
        #expect(session.status == .failed(.moreThanOneAnimal))
        #expect(effects.isEmpty)
    }

    @Test("were none when one look alone shows a second one", arguments: [5.0, 15, 30])
    func flicker(_ rate: Double) {
        let (session, _) = watch(rate) { $0 == 3 }
        #expect(session.status == .finished)
    }
}
