import Core
import Foundation
import TestSupport
import Testing

/// The program with assets of its own, whose detector does not fit it.
@Suite("With a detector that does not fit")
struct DetectorCommandTests {
    private let program = Program(folder: TemporaryFolder())

    private static let commands = [
        ["replay", "--source", "pattern", "--species", "dog", "--store", "store"],
        ["run", "--headless", "--source", "pattern", "--store", "store", "--for", "1"],
    ]

    /// - Parameters:
    ///   - weights: `nil` for those of the program.
    ///   - change: what is to be different in the description.
    private func run(
        _ words: [String], weights: [UInt8]?, change: (inout [String: Any]) -> Void = { _ in }
    ) throws -> Program.Answer {
        let (original, own) = (AssetFolder.find().path, program.folder.file("assets"))
        let files = FileManager.default
        try files.createDirectory(atPath: own + "/models", withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: original) where name != "models" {
            try files.createSymbolicLink(atPath: "\(own)/\(name)", withDestinationPath: "\(original)/\(name)")
        }
        if let weights {
            program.folder.write(weights, to: "assets/models/pet-detector.onnx")
        } else {
            try files.createSymbolicLink(
                atPath: own + "/models/pet-detector.onnx",
                withDestinationPath: original + "/models/pet-detector.onnx")
        }
        let text = try Data(contentsOf: URL(filePath: original + "/models/pet-detector.json"))
        var description = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
        change(&description)
        program.folder.write(
            [UInt8](try JSONSerialization.data(withJSONObject: description)), to: "assets/models/pet-detector.json")
        return try program.run(words, variables: ["NOSEBOOTH_ASSETS": own, "SDL_AUDIODRIVER": "dummy"])
    }

    private func isRefused(_ answer: Program.Answer, naming parts: String...) {
        #expect(answer.code == 78)
        // Nothing was shown, and nobody waited for.
        #expect(answer.output == "")
        for part in parts { #expect(answer.messages.contains(part), "\(part) is not in \(answer.messages)") }
    }

    @Test("of another format, the program is refused at start and makes no store", arguments: commands)
    func otherFormat(_ words: [String]) throws {
        let answer = try run(words, weights: nil) { $0["format"] = "nosebooth.detector/2" }
        isRefused(answer, naming: "models/pet-detector.json", "nosebooth.detector/2", "nosebooth.detector/3")
        #expect(!FileManager.default.fileExists(atPath: program.folder.file("store")))
    }

    @Test("with damaged weights, the program is refused at start by their name and makes no store", arguments: commands)
    func damaged(_ words: [String]) throws {
        let answer = try run(words, weights: Array(repeating: 0xA5, count: 4096))
        isRefused(answer, naming: "pet-detector.onnx", "digest")
        #expect(!FileManager.default.fileExists(atPath: program.folder.file("store")))
    }

    @Test("of another shape, the program is refused at start with what was expected", arguments: commands)
    func otherShape(_ words: [String]) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let onnx = [UInt8](try Data(contentsOf: tests.appending(path: "VisionTests/Fixtures/coarse.onnx")))
        let answer = try run(words, weights: onnx) { $0["sha256"] = SHA256Digest(of: onnx).hex }
        isRefused(answer, naming: "pet-detector.onnx", "centres [1, 3, H/8, W/8]")
    }
}
