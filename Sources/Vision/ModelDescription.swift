import FoundationEssentials

/// The paper that lies beside a model: what goes in, what comes out, and the digest of the weights.
package struct ModelDescription: Codable, Equatable, Sendable {
    static let knownFormat = "nosebooth.detector/2"

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
    /// Boxes of a class that overlap more than this (intersection over union) are one.
    package let nmsIoU: Double

    package init(json: [UInt8]) throws(VisionError) {
        let decoded: ModelDescription
        do {
            decoded = try JSONDecoder().decode(ModelDescription.self, from: Data(json))
        } catch {
            throw VisionError(.modelDamaged, "the model's description is not the JSON object that it should be")
        }
        guard decoded.format == ModelDescription.knownFormat else {
            throw VisionError(.modelDamaged, "the model's description has the unknown format \(decoded.format)")
        }
        let mistakes = decoded.mistakes
        guard mistakes.isEmpty else {
            throw VisionError(
                .modelDamaged,
                "the model's description does not fit this program: \(mistakes.joined(separator: "; "))")
        }
        self = decoded
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
        if !(1024...1_000_000).contains(inputArea) {
            found.append("inputArea is \(inputArea), expected 1024 to 1000000 pixels")
        }
        if !(0...1).contains(nmsIoU) { found.append("nmsIoU is \(nmsIoU), expected 0 to 1") }
        if file.isEmpty || file.contains("/") {
            found.append("file is \"\(file)\", expected a name in the same folder")
        }
        return found
    }
}
