import Core
import Foundation
import Imaging
import TestSupport
import Testing
import Vision

@Suite("The detector's model")
struct PetDetectorTests {
    private static func fixture(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private func description(of onnx: [UInt8], _ changes: [String: Any] = [:]) throws -> ModelDescription {
        var members: [String: Any] = [
            "format": "nosebooth.detector/3", "file": "small.onnx", "sha256": SHA256Digest(of: onnx).hex,
            "classes": ["dog_face", "dog_nose", "cat_face"], "stride": 8, "inputArea": 41_000,
            "nearInputArea": 24_000, "nmsIoU": 0.45,
            "points": [
                ["leftEye", "rightEye", "nose"], ["leftNostril", "rightNostril"], ["leftEye", "rightEye", "nose"],
            ],
        ]
        members.merge(changes) { $1 }
        return try ModelDescription(json: [UInt8](try JSONSerialization.data(withJSONObject: members)))
    }

    private func refusal(_ body: () throws -> Void) throws -> VisionError {
        do { try body() } catch let error as VisionError { return error }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test("of the right shape is taken and looks at pictures")
    func right() throws {
        let onnx = try PetDetectorTests.fixture("right.onnx")
        let detector = try PetDetector(description: description(of: onnx), onnx: onnx, threads: 1)
        let frame = Frame.drawn(width: 320, height: 200, format: .yuv420) { column, _ in UInt8(column % 200) }
        #expect(try detector.detect(in: frame).allSatisfy { $0.score >= 0.05 })
    }

    @Test(
        "of another shape is refused by name at start, with what was expected",
        arguments: ["two-classes", "no-points", "coarse", "four-planes", "other-outputs", "other-input", "sideways"])
    func otherShape(_ name: String) throws {
        let onnx = try PetDetectorTests.fixture(name + ".onnx")
        let error = try refusal { _ = try PetDetector(description: description(of: onnx), onnx: onnx, threads: 1) }
        #expect(error.kind == .modelDamaged)
        #expect(error.explanation.contains("small.onnx"))
        #expect(error.explanation.contains("centres [1, 3, H/8, W/8]"))
    }

    @Test(
        "whose scores are none, or whose boxes are no numbers, is refused at start",
        arguments: ["logits", "logits-of-points", "no-numbers"])
    func noScores(_ name: String) throws {
        let onnx = try PetDetectorTests.fixture(name + ".onnx")
        let error = try refusal { _ = try PetDetector(description: description(of: onnx), onnx: onnx, threads: 1) }
        #expect(error.kind == .modelDamaged)
        #expect(error.explanation.contains("scores outside of 0 to 1, or values that are no numbers"))
    }

    @Test("that OpenCV cannot read is refused by name", arguments: ["cut", "garbage", "empty", "unknown-operation"])
    func unreadable(_ kind: String) throws {
        let right = try PetDetectorTests.fixture("right.onnx")
        let onnx: [UInt8] =
            switch kind {
            case "cut": Array(right.prefix(right.count / 2))
            case "garbage": Array(repeating: 0xA5, count: 4096)
            case "empty": []
            default: try PetDetectorTests.fixture("unknown-operation.onnx")
            }
        let error = try refusal { _ = try PetDetector(description: description(of: onnx), onnx: onnx, threads: 1) }
        #expect(error.kind == .modelDamaged)
        #expect(error.explanation.contains("small.onnx"))
    }

    @Test("whose bytes are not those of its description is refused")
    func digest() throws {
        let onnx = try PetDetectorTests.fixture("right.onnx")
        let other = try PetDetectorTests.fixture("coarse.onnx")
        let error = try refusal { _ = try PetDetector(description: description(of: other), onnx: onnx, threads: 1) }
        #expect(error.kind == .modelDamaged && error.explanation.contains("small.onnx"))
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let member: String
        let value: any Sendable
        let mentions: [String]
        var testDescription: String { member }
    }

    static let mistakes = [
        Mistake(member: "classes", value: ["dog", "nose", "cat"], mentions: ["nose", "dog_nose"]),
        Mistake(member: "points", value: [["tail"]], mentions: ["tail", "leftNostril"]),
        Mistake(member: "stride", value: 4, mentions: ["4", "8"]),
        Mistake(member: "inputArea", value: 10, mentions: ["inputArea", "10", "1024"]),
        Mistake(member: "nearInputArea", value: 0, mentions: ["nearInputArea", "0", "1024"]),
        Mistake(member: "nmsIoU", value: 3, mentions: ["3", "0 to 1"]),
        Mistake(member: "file", value: "../x.onnx", mentions: ["../x.onnx"]),
        Mistake(
            member: "format", value: "nosebooth.detector/9", mentions: ["nosebooth.detector/9", "nosebooth.detector/3"]),
        Mistake(member: "format", value: 2, mentions: ["format", "String"]),
        Mistake(member: "stride", value: "eight", mentions: ["stride", "Int"]),
        Mistake(member: "classes", value: "dog_face", mentions: ["classes", "Array"]),
        Mistake(member: "nearInputArea", value: 24_000.5, mentions: ["nearInputArea is not", "whole number"]),
        Mistake(member: "nearInputArea", value: 1e30, mentions: ["nearInputArea is not", "whole number"]),
        Mistake(member: "inputArea", value: 41_000.25, mentions: ["inputArea is not", "whole number"]),
        Mistake(member: "stride", value: 8.5, mentions: ["stride is not", "whole number"]),
    ]

    @Test("whose description does not fit is refused with what is wrong and what was expected", arguments: mistakes)
    func misdescribed(_ mistake: Mistake) throws {
        let error = try refusal { _ = try description(of: [], [mistake.member: mistake.value]) }
        #expect(error.kind == .modelDamaged)
        #expect(mistake.mentions.allSatisfy { error.explanation.contains($0) })
    }

    @Test("whose description says something twice is refused, and all of it is named")
    func twice() throws {
        let text = """
            {"format": "nosebooth.detector/3", "file": "small.onnx", "sha256": "00", "stride": 8, "stride": 4,
             "classes": ["dog_face", "dog_nose", "cat_face"], "inputArea": 41000, "nearInputArea": 24000,
             "points": [["leftEye", "rightEye", "nose"], ["leftNostril", "rightNostril"],
                        ["leftEye", "rightEye", "nose"]],
             "nmsIoU": 0.45, "nmsIoU": 0.45}
            """
        let error = try refusal { _ = try ModelDescription(json: Array(text.utf8)) }
        #expect(error.kind == .modelDamaged)
        #expect(error.explanation.contains("stride is there twice"))
        #expect(error.explanation.contains("nmsIoU is there twice"))
    }

    @Test("with a number that no type holds is refused by that number's name")
    func hugeNumber() throws {
        let members = #""file": "a", "sha256": "", "classes": [], "points": [], "stride": 1e999"#
        let text = #"{"format": "nosebooth.detector/3", "# + members + "}"
        let error = try refusal { _ = try ModelDescription(json: Array(text.utf8)) }
        #expect(error.explanation.contains("stride is not what it should be"))
    }

    @Test("whose description lacks a member, or is none at all, is refused in words")
    func incomplete() throws {
        let bare = try refusal { _ = try ModelDescription(json: Array(#"{"format": "nosebooth.detector/3"}"#.utf8)) }
        #expect(bare.explanation.contains("file is not there"))
        for text in ["", "[]", "{", "\u{0}\u{1}"] {
            let error = try refusal { _ = try ModelDescription(json: Array(text.utf8)) }
            #expect(error.explanation.contains("not a JSON object"), "\(text)")
        }
    }
}
