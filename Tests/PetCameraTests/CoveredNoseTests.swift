import Core
import PetCamera
import Testing
import Vision

@Suite("A nose that is seen no longer")
struct CoveredNoseTests {
    private func session() -> DetectionSession {
        DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration, neededPictures: 20))
    }

    private let head = Rect(x: 0.2, y: 0.1, width: 0.6, height: 0.8)

    @Test("while the head is, and was in its middle, is covered")
    func covered() {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        _ = session.watch(MadeSighting(box: nil), frames: 30..<90)
        #expect(session.status == .failed(.occluded))
    }

    @Test("and went out of view at the head's side is turned away")
    func turned() {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        _ = session.watch(MadeSighting(score: 0.5, turn: 0.6), frames: 30..<36)
        _ = session.watch(MadeSighting(box: nil), frames: 36..<90)
        #expect(session.status == .failed(.notFrontal))
    }

    @Test("and never was, is turned away as far as can be told")
    func never() {
        var session = session()
        _ = session.watch(MadeSighting(box: nil), frames: 0..<60)
        #expect(session.status == .failed(.notFrontal))
    }

    @Test("because the dog went back is too far away")
    func far() {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        _ = session.watch(
            MadeSighting(box: nil, face: Rect(x: 0.35, y: 0.3, width: 0.3, height: 0.4)), frames: 30..<90)
        #expect(session.status == .failed(.tooFarAway))
    }

    @Test("by half, when light and distance are as before, is covered")
    func collapsed() {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        _ = session.watch(MadeSighting(score: 0.3), frames: 30..<90)
        #expect(session.status == .failed(.occluded))
    }

    @Test("by half from the beginning is still being looked at")
    func unclear() {
        var session = session()
        _ = session.watch(MadeSighting(score: 0.35), frames: 0..<60)
        #expect(session.status == .processing)
    }
}
