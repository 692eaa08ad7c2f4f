import Core
import PetCamera
import Testing
import Vision

@Suite("A detection session")
struct DetectionSessionTests {
    private let dog = DetectionConfiguration(species: .dog, purpose: .petProfileRegistration)
    private let cat = DetectionConfiguration(species: .cat, purpose: .petProfileRegistration)

    @Test("finishes with five pictures and one of the whole animal when all is well")
    func finishes() {
        var session = DetectionSession(configuration: dog)
        let effects = session.watch(MadeSighting(), frames: 0..<200)
        #expect(effects.accepted.count == 5)
        #expect(effects.isFinished)
        #expect(session.status == .finished)
        #expect(session.progress == 100)
    }

    @Test("takes pictures that are spaced in time")
    func spacing() {
        var session = DetectionSession(configuration: dog)
        let times = session.watch(MadeSighting(), frames: 0..<200).accepted.map(\.frame.time)
        for (earlier, later) in zip(times, times.dropFirst()) { #expect(later - earlier >= dog.spacing * 0.99) }
    }

    @Test("accepts the best frame of a burst")
    func bestOfBurst() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(sharpness: 0.05), frames: 0..<6)
        var accepted: [PictureCandidate] = []
        for index in 6..<30 where accepted.isEmpty {
            accepted = session.handle(MadeSighting(sharpness: index == 8 ? 0.19 : 0.05).at(index)).accepted
        }
        #expect(accepted.first?.frame.sequence == 8)
    }

    @Test("lets progress grow step by step and never back")
    func progressGrows() {
        var session = DetectionSession(configuration: dog)
        var shown: [Int] = []
        for index in 0..<300 {
            _ = session.handle(
                (index / 25).isMultiple(of: 3) ? MadeSighting(sharpness: 0.001).at(index) : MadeSighting().at(index))
            shown.append(session.progress)
        }
        #expect(shown == shown.sorted())
        #expect(Set(shown) == [0, 20, 40, 60, 80, 100])
    }

    @Test("keeps progress while paused and takes nothing")
    func pause() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(), frames: 0..<40)
        let before = session.progress
        session.pause()
        #expect(session.watch(MadeSighting(), frames: 40..<200).isEmpty)
        #expect(session.progress == before)
        session.resume()
        #expect(session.watch(MadeSighting(), frames: 200..<400).isFinished)
    }

    @Test("wants nothing more once it is finished")
    func nothingAfterTheEnd() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(), frames: 0..<200)
        #expect(session.watch(MadeSighting(), frames: 200..<400).isEmpty)
        #expect(session.captureNow().isEmpty)
    }

    @Test("takes a picture by hand whatever the gates say, and says so")
    func manual() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(frameLuma: 5, surroundingLuma: 5), frames: 0..<30)
        let effects = session.captureNow()
        #expect(effects.accepted.first?.isManual == true)
        #expect(effects.accepted.first?.quality.exposure == 0)
        #expect(session.progress == 20)
    }

    @Test("gives the same pictures for the same sightings")
    func deterministic() {
        func run() -> [Int] {
            var session = DetectionSession(configuration: dog)
            return session.watch(MadeSighting(), frames: 0..<200).accepted.map(\.frame.sequence)
        }
        #expect(run() == run())
    }

    @Test("takes no face that shows no eyes, and no nose that shows no nostrils: they look elsewhere")
    func hiddenPoints() {
        var cats = DetectionSession(configuration: cat)
        let face = Rect(x: 0.28, y: 0.15, width: 0.44, height: 0.7)
        #expect(cats.watch(MadeSighting(kinds: .cat, box: face, turn: nil), frames: 0..<200).isEmpty)
        #expect(cats.status == .failed(.notFrontal))
        var dogs = DetectionSession(configuration: dog)
        #expect(dogs.watch(MadeSighting(noseTurn: nil), frames: 0..<200).isEmpty)
        #expect(dogs.status == .failed(.notFrontal))
        // A near nose shows no head.
        #expect(!dogs.watch(MadeSighting(turn: nil), frames: 200..<400).isEmpty)
    }

    @Test("takes a cat by its face")
    func cats() {
        var session = DetectionSession(configuration: cat)
        let face = Rect(x: 0.28, y: 0.15, width: 0.44, height: 0.7)
        let effects = session.watch(MadeSighting(kinds: .cat, box: face), frames: 0..<200)
        #expect(effects.isFinished)
        guard case .accept(_, let role, _) = effects.first else { return #expect(Bool(false), "nothing was accepted") }
        #expect(role == .face)
    }

    @Test("registers no cat when a dog was asked for, not even by a nose that looks like a dog's")
    func wrongSpecies() {
        var session = DetectionSession(configuration: dog)
        // First the cat's whole face, then so near that only something like a nose is left of it.
        var effects = session.watch(MadeSighting(box: nil, face: nil, otherFace: 0.8), frames: 0..<45)
        effects += session.watch(MadeSighting(face: nil, turn: nil), frames: 45..<300)
        #expect(effects.isEmpty)
        #expect(session.status == .failed(.wrongSpecies))
    }

    @Test("forgets a cat that has left, and then takes the dog")
    func nextAnimal() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(box: nil, face: nil, otherFace: 0.8), frames: 0..<45)
        _ = session.watch(MadeSighting(box: nil, face: nil), frames: 45..<120)
        #expect(session.watch(MadeSighting(), frames: 120..<400).isFinished)
    }

    @Test("carries the box on to frames that are shown before they are looked at")
    func carriedBox() throws {
        var session = DetectionSession(configuration: dog)
        var tracker = Tracker()
        // To the right by its width in half a second, looked at 10 times a second.
        func nose(_ seconds: Double) -> Rect { Rect(x: 0.4 * seconds, y: 0.4, width: 0.2, height: 0.3) }
        for look in 0...10 {
            let now = Instant(seconds: Double(look) / 10)
            tracker.update([Detection(kind: .dogNose, score: 0.9, box: nose(now.seconds))], at: now)
            var sighting = MadeSighting().at(3 * look)
            sighting.target = tracker.track
            _ = session.handle(sighting)
        }
        let shown = [0, 1, 2].map { session.box(at: Instant(seconds: 1 + Double($0) / 30)) }
        for (frame, box) in shown.enumerated() {
            // Nearer than a frame's movement, without which the two frames that were not looked at would lag by more.
            #expect(abs(try #require(box).midX - nose(1 + Double(frame) / 30).midX) < 0.4 / 30)
        }
        #expect(session.box == shown[0])
    }

    @Test("shows no box that lies wholly outside of the picture")
    func boxOutside() throws {
        var session = DetectionSession(configuration: dog)
        var made = MadeSighting()
        made.box = Rect(x: 0.9, y: 0.35, width: 0.28, height: 0.3)
        _ = session.watch(made, frames: 0..<10)
        #expect(abs(try #require(session.box).maxX - 1) < 1e-9)
        // A track that is carried on as it moved leaves the picture before it is given up.
        made.box = Rect(x: 1.01, y: 0.35, width: 0.28, height: 0.3)
        _ = session.watch(made, frames: 10..<12)
        #expect(session.box == nil)
        #expect(session.box(at: Instant(seconds: 12.0 / 30)) == nil)
    }

    @Test("begins to look anew with another camera, whose moments lie before, and keeps what was accepted")
    func otherCamera() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(), frames: 300..<360)
        let (accepted, progress) = (session.accepted, session.progress)
        #expect(accepted > 0 && accepted < 5)
        session.changeCamera()
        #expect(session.status == .noObject)
        #expect(session.box == nil)
        #expect(session.box(at: .zero) == nil)
        #expect(session.quality == nil)
        #expect(session.captureNow().isEmpty)
        #expect((session.accepted, session.progress) == (accepted, progress))
        let effects = session.watch(MadeSighting(), frames: 0..<200)
        #expect(effects.isFinished)
        #expect(effects.accepted.count == 5 - accepted)
    }

    @Test("shows what it showed when the camera changes in a pause, and news of the new one after it")
    func otherCameraInPause() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(frameLuma: 5, surroundingLuma: 5), frames: 300..<330)
        session.pause()
        session.changeCamera()
        #expect(session.status == .failed(.tooDark))
        #expect(session.box == nil)
        session.resume()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        #expect(session.status == .detected)
    }

    @Test("takes no number of pictures that cannot be", arguments: [(0, 1), (-7, 1), (1, 1), (20, 20), (21, 20)])
    func neededPictures(asked: Int, needed: Int) {
        var later = dog
        later.neededPictures = asked
        let made = DetectionConfiguration(species: .dog, purpose: .petProfileRegistration, neededPictures: asked)
        for configuration in [later, made] {
            #expect(configuration.neededPictures == needed)
            var session = DetectionSession(configuration: configuration)
            #expect(session.progress == 0)
            _ = session.watch(MadeSighting(), frames: 0..<400)
            #expect(session.progress == 100)
            #expect(session.accepted == needed)
        }
    }

    @Test("takes no time that cannot be", arguments: [-1, -.infinity, .nan] as [Double])
    func oddTimes(seconds: Double) {
        var later = dog
        (later.spacing, later.burst) = (seconds, seconds)
        let made = DetectionConfiguration(
            species: .dog, purpose: .petProfileRegistration, spacing: seconds, burst: seconds)
        for configuration in [later, made] {
            #expect((configuration.spacing, configuration.burst) == (0, 0))
            var session = DetectionSession(configuration: configuration)
            #expect(session.watch(MadeSighting(), frames: 0..<200).isFinished)
        }
    }

    @Test("takes no time that never ends", arguments: [.infinity, 1e300, 61] as [Double])
    func endlessTimes(seconds: Double) {
        var later = dog
        (later.spacing, later.burst) = (seconds, seconds)
        let made = DetectionConfiguration(
            species: .dog, purpose: .petProfileRegistration, spacing: seconds, burst: seconds)
        for configuration in [later, made] {
            #expect((configuration.spacing, configuration.burst) == (60, 10))
            var patient = configuration
            patient.neededPictures = 1
            var session = DetectionSession(configuration: patient)
            #expect(session.watch(MadeSighting(), frames: 0..<450).isFinished)
        }
    }

    @Test("shows no box where nothing has been seen for a while, though the track is not given up yet")
    func staleBox() {
        var session = DetectionSession(configuration: dog)
        _ = session.watch(MadeSighting(), frames: 0..<10)
        #expect(session.box != nil)
        // The track still says that it was last seen at the tenth frame.
        var made = MadeSighting()
        made.lastSeen = Instant(seconds: 9.0 / 30)
        _ = session.watch(made, frames: 10..<15)
        #expect(session.box != nil)
        _ = session.watch(made, frames: 15..<20)
        #expect(session.box == nil)
    }
}
