import Core
import TestSupport
import Testing
import Vision

@testable import PetCamera

@Suite("What is shown while a measure trembles at its limit")
struct HysteresisTests {
    /// Those that can stand in the way of a nose.
    static let measures = QualityMeasure.allCases.filter { $0.reason != nil && $0 != .smallestFace }

    private static let thresholds = Result { try GateThresholds.standard(for: .dog) }

    /// A frame in which a measure has so many points.
    private func made(_ measure: QualityMeasure, points: Double) throws -> MadeSighting {
        let scale = try HysteresisTests.thresholds.get()[measure]
        return MadeSighting(measure, scale.value(points: points, isLogarithmic: measure == .sharpness))
    }

    /// Statuses shown one after the other, each once.
    private func changes(
        _ measure: QualityMeasure, _ session: inout DetectionSession, frames: Range<Int>, about points: Double
    ) throws -> [DetectionStatus] {
        var random = SeededGenerator(seed: UInt64(frames.lowerBound))
        var shown = [session.status]
        // Slower than the filter in time, which would hide single frames.
        var tremble = 0.0
        for index in frames {
            if index.isMultiple(of: 12) { tremble = .random(in: -4...4, using: &random) }
            _ = session.handle(try made(measure, points: points + tremble).at(index))
            if session.status != shown.last { shown.append(session.status) }
        }
        return shown
    }

    private func session() -> DetectionSession {
        DetectionSession(configuration: .init(species: .dog, purpose: .petProfileRegistration, neededPictures: 20))
    }

    @Test("stays good when it was good", arguments: measures)
    func good(_ measure: QualityMeasure) throws {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        #expect(session.status == .detected)
        #expect(try changes(measure, &session, frames: 30..<300, about: 30) == [.detected])
    }

    @Test("stays a reason when it was one", arguments: measures)
    func refused(_ measure: QualityMeasure) throws {
        var session = session()
        let reason = DetectionStatus.failed(try #require(measure.reason))
        _ = session.watch(try made(measure, points: 5), frames: 0..<60)
        #expect(session.status == reason)
        #expect(try changes(measure, &session, frames: 60..<330, about: 31) == [reason])
    }

    @Test("changes when the measure leaves the edge", arguments: measures)
    func leaves(_ measure: QualityMeasure) throws {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        #expect(try changes(measure, &session, frames: 30..<90, about: 15).last?.reason == measure.reason)
        #expect(try changes(measure, &session, frames: 90..<180, about: 50).last == .detected)
    }

    @Test("stays several animals while the second one is seen less clearly now and then")
    func second() {
        var session = session()
        var shown: [DetectionStatus] = []
        for index in 0..<200 {
            let score = index < 30 ? 0.94 : (index / 12).isMultiple(of: 2) ? 0.73 : 0.84
            let other = Detection(
                kind: .dogNose, score: score, box: Rect(x: 0.05, y: 0.4, width: 0.2, height: 0.25))
            _ = session.handle(MadeSighting(others: [other]).at(index))
            if session.status != shown.last { shown.append(session.status) }
        }
        #expect(shown.last == .failed(.moreThanOneAnimal))
        #expect(shown.count { $0 == .failed(.moreThanOneAnimal) } == 1)
    }

    @Test("is not a picture: nothing below a limit is taken", arguments: measures)
    func notTaken(_ measure: QualityMeasure) throws {
        var session = session()
        _ = session.watch(MadeSighting(), frames: 0..<30)
        // The burst that was going on ends with a good frame.
        let after = session.watch(try made(measure, points: 28), frames: 30..<120).accepted
        #expect(session.status == .detected)
        #expect(after.allSatisfy { $0.frame.sequence < 30 })
    }

    @Test(
        "is so many points as make sense, whatever is given",
        arguments: [
            (6.0, 6.0), (0, 0), (20, 20), (21, 20), (1e9, 20), (.infinity, 20), (-1, 0), (-.infinity, 0), (.nan, 0),
        ])
    func bounds(given: Double, kept: Double) throws {
        var thresholds = try Self.thresholds.get()
        thresholds.hysteresis = given
        #expect(thresholds.hysteresis == kept)
    }
}
