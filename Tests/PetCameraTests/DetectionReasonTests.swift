import Core
import PetCamera
import Testing
import Vision

@Suite("A picture that is not good")
struct DetectionReasonTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let reason: DetectionFailureReason
        let made: MadeSighting
        var testDescription: String { reason.rawValue }
    }

    static let cases = [
        Case(reason: .tooFarAway, made: MadeSighting(box: Rect(x: 0.47, y: 0.46, width: 0.06, height: 0.08))),
        Case(reason: .tooFarAway, made: MadeSighting(box: nil, face: Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.3))),
        Case(reason: .tooClose, made: MadeSighting(box: Rect(x: 0, y: 0, width: 1, height: 1))),
        Case(reason: .tooClose, made: MadeSighting(box: Rect(x: 0.05, y: 0.1, width: 0.9, height: 0.85))),
        Case(reason: .tooDark, made: MadeSighting(frameLuma: 30, surroundingLuma: 25)),
        Case(reason: .tooDark, made: MadeSighting(box: nil, face: nil, frameLuma: 8)),
        Case(reason: .tooBright, made: MadeSighting(surroundingLuma: 230)),
        Case(reason: .tooBright, made: MadeSighting(surroundingClippedShare: 0.5)),
        Case(reason: .tooBlurred, made: MadeSighting(sharpness: 0.008)),
        Case(reason: .offCentre, made: MadeSighting(box: Rect(x: 0.7, y: 0.4, width: 0.2, height: 0.25))),
        Case(reason: .glare, made: MadeSighting(glareShare: 0.3)),
        Case(reason: .moving, made: MadeSighting(speed: 2)),
        Case(reason: .moving, made: MadeSighting(sharpness: 0.008, speed: 2)),
        Case(reason: .moving, made: MadeSighting(sharpness: 0.008, anisotropy: 2)),
        Case(reason: .moving, made: MadeSighting(anisotropy: 2)),
        Case(reason: .tooBlurred, made: MadeSighting(deviation: 3)),
        Case(reason: .tooFarAway, made: MadeSighting(pictureSize: Size(width: 540, height: 304))),
        Case(reason: .notFrontal, made: MadeSighting(turn: -1.2)),
        Case(reason: .notFrontal, made: MadeSighting(roll: -1.2)),
        Case(reason: .notFrontal, made: MadeSighting(face: nil, turn: nil, noseTurn: 0.7)),
        Case(reason: .notFrontal, made: MadeSighting(turn: nil, aside: 0.8)),
        Case(reason: .notFrontal, made: MadeSighting(box: nil)),
        Case(reason: .wrongSpecies, made: MadeSighting(box: nil, face: nil, otherFace: 0.9)),
        Case(
            reason: .moreThanOneAnimal,
            made: MadeSighting(others: [
                Detection(kind: .dogNose, score: 0.9, box: Rect(x: 0.05, y: 0.4, width: 0.2, height: 0.25))
            ])),
    ]

    @Test("shows its reason and is not taken", arguments: cases)
    func reasons(_ each: Case) {
        var session = DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration))
        let effects = session.watch(each.made, frames: 0..<90)
        #expect(effects.isEmpty)
        #expect(session.status == .failed(each.reason))
    }

    @Test(
        "of a cat whose head is cut off and has no other place in the picture is too close",
        arguments: [Rect(x: 0.2, y: 0.05, width: 0.6, height: 0.95), Rect(x: 0.2, y: 0, width: 0.6, height: 0.95)])
    func cutOff(_ box: Rect) {
        var session = DetectionSession(configuration: .init(species: .cat, purpose: .petProfileRegistration))
        #expect(session.watch(MadeSighting(kinds: .cat, box: box, turn: nil), frames: 0..<90).isEmpty)
        #expect(session.status == .failed(.tooClose))
    }

    @Test("is black on a black dog in good light, and is taken all the same")
    func blackDog() {
        var session = DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration))
        #expect(session.watch(MadeSighting(frameLuma: 110, surroundingLuma: 30), frames: 0..<200).isFinished)
    }

    @Test("is taken once what was wrong is right")
    func recovers() {
        var session = DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration))
        _ = session.watch(MadeSighting(sharpness: 0.001), frames: 0..<60)
        #expect(session.watch(MadeSighting(), frames: 60..<300).isFinished)
    }
}
