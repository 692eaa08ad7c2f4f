import Core
import TestSupport
import Testing
import Vision

@testable import PetCamera

@Suite("A burst of frames")
struct BurstTests {
    /// Pictures whose sharpness, light and movement change from frame to frame, some of them not good enough.
    private func arbitrary(_ random: inout SeededGenerator) -> MadeSighting {
        var made = MadeSighting()
        made.sharpness = 0.025 * .random(in: 0.9...12, using: &random)
        made.glareShare = .random(in: 0...0.027, using: &random)
        made.speed = .random(in: 0...1.02, using: &random)
        made.anisotropy = .random(in: 0.1...1.22, using: &random)
        return made
    }

    @Test("never gives a picture that is worse than a frame it had beside it", arguments: 0..<40 as Range<UInt64>)
    func best(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let configuration = DetectionConfiguration(
            species: .dog, purpose: .petProfileRegistration, neededPictures: 20)
        var session = DetectionSession(configuration: configuration)
        var beside: [Double] = []
        var lastAccepted: Instant?
        var accepted = 0
        for index in 0..<600 where session.status != .finished {
            let sighting = arbitrary(&random).at(index)
            let effects = session.handle(sighting)
            let isWaiting = lastAccepted.map { sighting.time - $0 < configuration.spacing } ?? false
            if session.status == .detected, !isWaiting { beside.append(session.quality?.overall ?? 0) }
            if let picture = effects.accepted.first {
                accepted += 1
                #expect(picture.quality.overall >= beside.max() ?? 0)
            }
            if !effects.accepted.isEmpty || session.status != .detected { beside = [] }
            if !effects.accepted.isEmpty { lastAccepted = sighting.time }
        }
        #expect(accepted > 3)
    }
}
