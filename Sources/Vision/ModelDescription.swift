import Core
import FoundationEssentials

/// The paper that lies beside a model: what goes in, what comes out, and the digest of the weights.
package struct ModelDescription: Equatable, Sendable {
    static let knownFormat = "nosebooth.detector/3"

    package let format: String
    /// File name of the weights, in the same folder.
    package let file: String
    /// SHA-256 of that file, hexadecimal.
    package let sha256: String
    package let classes: [String]
    /// The points of every class, by name.
    package let points: [[String]]
    /// Input pixels a cell of the output maps.
    package let stride: Int
    /// Upper bound for input width times height, in pixels.
    package let inputArea: Int
    /// The same where a nose is near.
    package let nearInputArea: Int
    /// Boxes of a class that overlap more than this (intersection over union) are one.
    package let nmsIoU: Double

    package init(json: [UInt8]) throws(VisionError) {
        // First the format alone: another one may have other members.
        let head = try ModelDescription.decode(Head.self, json)
        guard head.format == ModelDescription.knownFormat else {
            throw VisionError(
                .modelDamaged,
                "the model's description has the unknown format \(head.format), expected \(ModelDescription.knownFormat)"
            )
        }
        let decoded = try ModelDescription.decode(ModelDescription.self, json)
        let mistakes = JSONRepetitions(in: json).sentences + decoded.mistakes
        guard mistakes.isEmpty else {
            throw VisionError(
                .modelDamaged,
                "the model's description does not fit this program: \(mistakes.joined(separator: "; "))")
        }
        self = decoded
    }

    /// Whether these are the weights that are described, by their digest.
    package func check(weights: [UInt8]) throws(VisionError) {
        guard SHA256Digest(of: weights).hex == sha256 else {
            throw VisionError(
                .modelDamaged,
                "the model file \(file) is damaged: its digest differs from the expected \(sha256)")
        }
    }

    private struct Head: Decodable {
        let format: String
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ json: [UInt8]) throws(VisionError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(json))
        } catch {
            let mistake = (error as? DecodingError).flatMap(memberMistake) ?? "it is not a JSON object"
            throw VisionError(.modelDamaged, "the model's description does not fit this program: \(mistake)")
        }
    }

    /// Which member is wrong; `nil` when it is none of them.
    private static func memberMistake(_ error: DecodingError) -> String? {
        switch error {
        case .keyNotFound(let key, _): "\(key.stringValue) is not there"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            context.codingPath.first.map {
                "\($0.stringValue) is not what it should be, expected \(type == Int.self ? "a whole number (Int)" : "\(type)")"
            }
        case .dataCorrupted(let context):
            context.codingPath.first.map { "\($0.stringValue) is not what it should be" }
        @unknown default: nil
        }
    }

    /// All that this program cannot work with, each with what it expects.
    private var mistakes: [String] {
        var found: [String] = []
        let names = PetClass.allCases.map(\.name)
        if classes != names {
            found.append("classes are \(classes), expected \(names)")
        }
        let points = PetClass.allCases.map(\.points)
        if self.points != points { found.append("points are \(self.points), expected \(points)") }
        if stride != ModelOutput.stride { found.append("stride is \(stride), expected \(ModelOutput.stride)") }
        for (name, area) in [("inputArea", inputArea), ("nearInputArea", nearInputArea)]
        where !(1024...1_000_000).contains(area) {
            found.append("\(name) is \(area), expected 1024 to 1000000 pixels")
        }
        if !(0...1).contains(nmsIoU) { found.append("nmsIoU is \(nmsIoU), expected 0 to 1") }
        if file.isEmpty || file.contains("/") {
            found.append("file is \"\(file)\", expected a name in the same folder")
        }
        return found
    }
}

extension ModelDescription: Decodable {
    private enum CodingKeys: String, CodingKey {
        case format, file, sha256, classes, points, stride, inputArea, nearInputArea, nmsIoU
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        format = try ModelDescription.member(.format, of: members)
        file = try ModelDescription.member(.file, of: members)
        sha256 = try ModelDescription.member(.sha256, of: members)
        classes = try ModelDescription.member(.classes, of: members)
        points = try ModelDescription.member(.points, of: members)
        stride = try ModelDescription.member(.stride, of: members)
        inputArea = try ModelDescription.member(.inputArea, of: members)
        nearInputArea = try ModelDescription.member(.nearInputArea, of: members)
        nmsIoU = try ModelDescription.member(.nmsIoU, of: members)
    }

    /// Foundation says of a number that does not fit (24000.5 or 1e30 for an `Int`) that the text is no JSON, and not
    /// where: it is a member of the wrong type like any other.
    private static func member<Value: Decodable>(
        _ key: CodingKeys, of members: KeyedDecodingContainer<CodingKeys>
    ) throws -> Value {
        do {
            return try members.decode(Value.self, forKey: key)
        } catch {
            switch error as? DecodingError {
            case .keyNotFound, .typeMismatch, .valueNotFound: throw error
            default:
                let context = DecodingError.Context(codingPath: [key], debugDescription: "the number does not fit")
                throw DecodingError.typeMismatch(Value.self, context)
            }
        }
    }
}
