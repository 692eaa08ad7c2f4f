import Core
import TestSupport
import Testing
import Vision

@testable import PetCamera

@Suite("The quality of a picture")
struct QualityVectorTests {
    private static let thresholds = Result { try GateThresholds.standard(for: .dog) }

    private func quality(_ made: MadeSighting) throws -> QualityVector {
        let measures = try #require(made.at(0).measures)
        return QualityVector(measures, thresholds: try QualityVectorTests.thresholds.get(), species: .dog)
    }

    /// Every measure of a nose, and its component.
    static let components: [(measure: QualityMeasure, name: String)] = [
        (.leastLight, "exposure"), (.mostLight, "exposure"), (.clippedSurroundings, "highlights"),
        (.glare, "highlights"), (.contrast, "contrast"), (.sharpness, "sharpness"), (.streak, "motion"),
        (.speed, "motion"), (.width, "resolution"), (.smallestExtent, "distance"), (.largestExtent, "distance"),
        (.largestWidth, "distance"), (.offCentre, "centring"), (.turn, "pose"), (.aside, "pose"),
        (.noseTurn, "pose"), (.roll, "pose"), (.score, "confidence"),
    ]

    @Test("has 30 points in the component of a measure that is at its limit", arguments: components)
    func limit(_ each: (measure: QualityMeasure, name: String)) throws {
        let limit = try QualityVectorTests.thresholds.get()[each.measure].limit
        let quality = try quality(MadeSighting(each.measure, limit))
        let component = try #require(quality.components.first { $0.name == each.name })
        #expect(abs(component.value - 30) < 0.001)
    }

    @Test("has full marks for a nose of 224 pixels of the camera's frame, and gives the pixels")
    func pixels() throws {
        let quality = try quality(MadeSighting(.width, 224))
        #expect(abs(quality.resolution - 100) < 0.001)
        #expect(abs((quality.raw["noseWidthPixels"] ?? 0) - 224) < 0.001)
    }

    /// All kinds of pictures, good and bad.
    private func arbitrary(_ random: inout SeededGenerator) throws -> MadeSighting {
        let thresholds = try QualityVectorTests.thresholds.get()
        func value(_ measure: QualityMeasure, _ random: inout SeededGenerator) -> Double {
            thresholds[measure].value(
                points: .random(in: 24...130, using: &random), isLogarithmic: measure == .sharpness)
        }
        var made = MadeSighting()
        made.surroundingLuma = value(.leastLight, &random)
        made.frameLuma = made.surroundingLuma
        made.surroundingClippedShare = value(.clippedSurroundings, &random)
        made.glareShare = value(.glare, &random)
        made.deviation = value(.contrast, &random)
        made.sharpness = value(.sharpness, &random)
        made.anisotropy = value(.streak, &random)
        made.speed = max(0, value(.speed, &random))
        made.pictureSize.width = value(.width, &random) / 0.28
        made.box?.origin.x = 0.36 + value(.offCentre, &random)
        made.turn = value(.turn, &random)
        made.aside = value(.aside, &random)
        made.noseTurn = value(.noseTurn, &random)
        made.roll = value(.roll, &random) * .pi / 180
        made.score = value(.score, &random)
        return made
    }

    @Test("is never better for a refused picture than for an accepted one", arguments: 0..<20 as Range<UInt64>)
    func order(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (refused, accepted) = ([Double](), [Double]())
        for _ in 0..<400 {
            let made = try arbitrary(&random)
            let measures = try #require(made.at(0).measures)
            let checks = QualityChecks(
                measures, thresholds: try QualityVectorTests.thresholds.get(), species: .dog)
            let overall = try quality(made).overall
            if checks.isRefused { refused.append(overall) } else { accepted.append(overall) }
        }
        #expect(refused.count > 20 && accepted.count > 20)
        #expect(try #require(refused.max()) < #require(accepted.min()))
    }

    @Test("counts a black nose on a black dog in good light as well exposed")
    func blackDog() throws { #expect(try quality(MadeSighting(frameLuma: 130, surroundingLuma: 25)).exposure > 90) }

    @Test("takes blur along the way of a moving nose for more than blur across it")
    func streak() throws {
        let along = try quality(MadeSighting(anisotropy: 1.0, blurAngle: 0.1, heading: 0.1, speed: 0.5)).motion
        let across = try quality(MadeSighting(anisotropy: 1.0, blurAngle: 0.1, heading: 1.6, speed: 0.5)).motion
        #expect(along < across - 5)
    }
}
