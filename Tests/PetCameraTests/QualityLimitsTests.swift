import Core
import Foundation
import TestSupport
import Testing

@testable import PetCamera

@Suite("The limits for pictures")
struct QualityLimitsTests {
    private static let path = AssetFolder.find().file("quality.json")

    private func text() throws -> String { try String(contentsOfFile: QualityLimitsTests.path, encoding: .utf8) }

    private func limits(_ text: String) throws -> QualityLimits {
        try QualityLimits(json: Array(text.utf8), path: "quality.json")
    }

    /// What is said of a file in which one thing was replaced by another.
    private func sentence(_ old: String, _ new: String) throws -> String {
        let text = try text()
        let range = try #require(text.range(of: old), "the file does not speak of \(old)")
        let error = #expect(throws: QualityLimitsError.self) {
            _ = try limits(text.replacingCharacters(in: range, with: new))
        }
        return error?.description ?? ""
    }

    @Test("are there for every species and purpose", arguments: Species.allCases, DetectionPurpose.allCases)
    func complete(species: Species, purpose: DetectionPurpose) throws {
        let thresholds = try QualityLimits.load(from: .find())[species, purpose]
        for measure in QualityMeasure.allCases {
            #expect(thresholds.points(measure, thresholds[measure].limit) == QualityScale.passingMark)
            #expect(abs(thresholds.points(measure, thresholds[measure].wanted) - 100) < 1e-9)
        }
    }

    @Test("refuse a nose under 160 pixels and want 224", arguments: DetectionPurpose.allCases)
    func nose(purpose: DetectionPurpose) throws {
        let scale = try QualityLimits.load(from: .find())[.dog, purpose][.width]
        #expect(scale == QualityScale(limit: 160, wanted: 224))
    }

    @Test("differ for a purpose in what it lists and in nothing else")
    func purposes() throws {
        let limits = try QualityLimits.load(from: .find())
        let (common, own) = (limits[.dog, .petProfileRegistration], limits[.dog, .petVerification])
        let different = QualityMeasure.allCases.filter { common[$0] != own[$0] }
        #expect(Set(different) == [.turn, .offCentre])
    }

    @Test("of one measure are both named when both are wrong")
    func bothWrong() throws {
        let said = try sentence(#""turn": { "limit": 0.6, "wanted": 0.1,"#, #""turn": { "limit": true, "wanted": -9,"#)
        #expect(said.contains("turn.limit") && said.contains("turn.wanted"))
    }

    @Test("from both sides that leave nothing between them are a mistake, by their names")
    func contradiction() throws {
        let said = try sentence(
            #""leastLight": { "limit": 40, "wanted": 80,"#, #""leastLight": { "limit": 220, "wanted": 250,"#)
        #expect(said.contains("leastLight") && said.contains("mostLight"))
    }

    @Test("that are missing are said to be, by their path")
    func missing() {
        let folder = TemporaryFolder()
        let error = #expect(throws: QualityLimitsError.self) {
            _ = try QualityLimits.load(from: AssetFolder(path: folder.path))
        }
        #expect(error?.description.contains(folder.file("quality.json")) == true)
    }

    @Test("in a file that is no JSON object are refused", arguments: ["", "{", "[]", "7", "{\"dog\": }"])
    func damaged(_ text: String) {
        let error = #expect(throws: QualityLimitsError.self) { _ = try limits(text) }
        #expect(error?.description == "quality.json is not a JSON object of limits")
    }

    @Test("in a file of megabytes are refused before it is read as JSON")
    func large() {
        let text = #"{"format": ""# + String(repeating: "x", count: 1 << 20) + #""}"#
        let error = #expect(throws: QualityLimitsError.self) { _ = try limits(text) }
        #expect(error?.description == "quality.json has more than 262144 bytes")
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let said: String
        var testDescription: String { said }
    }

    @Test(
        "with a mistake say where it is and what would be right",
        arguments: [
            Mistake(old: "nosebooth.quality/1", new: "nosebooth.quality/2", said: "format is not nosebooth.quality/1"),
            Mistake(
                old: "\"points\": 6", new: "\"points\": 60", said: "hysteresis.points is not a number from 0 to 20"),
            Mistake(
                old: "\"hysteresis\": {", new: "\"hysteresis\": 6, \"about\": {",
                said: "hysteresis is not an object of points and reason"),
            Mistake(
                old: "\"dog\": {", new: "\"dog\": true, \"about\": {",
                said: "dog is not an object of groups of measures"),
            Mistake(
                old: "\"petVerification\": {", new: "\"petVerification\": [], \"always\": {",
                said: "dog.petVerification is not an object of measures"),
            Mistake(
                old: "\"glare\": {", new: "\"glare\": 1, \"turn\": {",
                said: "dog.always.glare is not an object of limit, wanted and reason"),
            Mistake(
                old: "\"limit\": 160", new: "\"limit\": 160, \"limit\": 160",
                said: "dog.always.width.limit is there twice"),
            Mistake(
                old: "\"glare\": {", new: "\"turn\": {", said: "dog.always.turn is there twice"),
            Mistake(
                old: "\"hysteresis\": {", new: "\"hysteresis\": {}, \"hysteresis\": {",
                said: "hysteresis is there twice"),
            Mistake(old: "\"dog\": {", new: "\"dgo\": {", said: "there is no dgo; did you mean dog?"),
            Mistake(old: "\"dog\": {", new: "\"dgo\": {", said: "dog is not there"),
            Mistake(
                old: "\"glare\": {", new: "\"glaer\": {", said: "there is no dog.always.glaer; did you mean glare?"),
            Mistake(old: "\"glare\": {", new: "\"glaer\": {", said: "dog.always.glare is not there"),
            Mistake(old: "\"petVerification\"", new: "\"verification\"", said: "dog.petVerification is not there"),
            Mistake(old: "\"limit\": 160", new: "\"limit\": \"160\"", said: "dog.always.width.limit is not a number"),
            Mistake(
                old: "\"limit\": 160", new: "\"limits\": 160", said: "there is no dog.always.width.limits; did you mean"
            ),
            Mistake(
                old: "\"limit\": 160", new: "\"limit\": 300", said: "dog.always.width.wanted is not above the limit"),
            Mistake(
                old: "\"limit\": 0.025", new: "\"limit\": 0.001", said: "dog.always.glare.wanted is not below the limit"
            ),
            Mistake(
                old: "\"limit\": 0.025", new: "\"limit\": 4",
                said: "dog.always.glare.limit is not a number from 0.0 to 1.0"),
            Mistake(
                old: "\"limit\": 0.025, \"wanted\": 0.003, \"reason\"",
                new: "\"limit\": 0.025, \"wanted\": 0.003, \"why\"", said: "dog.always.glare has no reason"),
            Mistake(
                old: "\"reason\": \"As for dogs.\"", new: "\"reason\": \"  \"",
                said: "cat.always.leastLight has no reason"),
        ])
    func mistake(_ mistake: Mistake) throws { #expect(try sentence(mistake.old, mistake.new).contains(mistake.said)) }

    @Test("with several mistakes name them all")
    func several() throws {
        var text = try text()
        for (old, new) in [("\"points\": 6", "\"points\": 60"), ("\"limit\": 160", "\"limit\": 300")] {
            text = text.replacingOccurrences(of: old, with: new)
        }
        text = text.replacingOccurrences(of: "\"cat\": {", with: "\"cow\": {")
        let error = #expect(throws: QualityLimitsError.self) { _ = try limits(text) }
        let said = try #require(error).description
        for part in ["hysteresis.points", "dog.always.width", "no cow", "cat is not there"] {
            #expect(said.contains(part), "nothing is said of \(part): \(said)")
        }
    }
}
