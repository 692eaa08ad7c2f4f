import Core
import Foundation
import TestSupport
import Testing

/// The program with assets of its own, which lack the limits or have wrong ones.
@Suite("Without limits that make sense")
struct QualityLimitsCommandTests {
    private let program = Program(folder: TemporaryFolder())

    private func run(_ words: [String], limits: String?) throws -> Program.Answer {
        let (original, own) = (AssetFolder.find().path, program.folder.file("assets"))
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: original) where name != "quality.json" {
            try FileManager.default.createSymbolicLink(
                atPath: own + "/" + name, withDestinationPath: original + "/" + name)
        }
        if let limits { program.folder.write(Array(limits.utf8), to: "assets/quality.json") }
        return try program.run(words, variables: ["NOSEBOOTH_ASSETS": own])
    }

    static let commands = [
        ["replay", "--source", "pattern", "--species", "dog"],
        ["run", "--headless", "--source", "pattern", "--store", "store", "--for", "1"],
    ]

    @Test("the program ends with the code of a bad configuration and names the file", arguments: commands)
    func missing(_ words: [String]) throws {
        let answer = try run(words, limits: nil)
        #expect(answer.code == 78)
        #expect(answer.messages.contains("assets/quality.json"))
        #expect(answer.output == "")
    }

    @Test("the program names all mistakes", arguments: commands)
    func wrong(_ words: [String]) throws {
        let answer = try run(words, limits: #"{"format": "nosebooth.quality/1", "dog": {}, "cats": {}}"#)
        #expect(answer.code == 78)
        for part in ["no cats; did you mean cat?", "cat is not there", "dog.always is not there", "hysteresis"] {
            #expect(answer.messages.contains(part))
        }
    }
}
