/// What the detector knows, in the order of the model's outputs.
package enum PetClass: Int, CaseIterable, Sendable {
    /// A dog's whole head, ears included.
    case dogFace
    /// A dog's nose pad with both nostrils.
    case dogNose
    /// A cat's whole head, ears included.
    case catFace

    /// The points that the model tells of it, in the order of its output.
    var points: [String] {
        switch self {
        case .dogFace, .catFace: ["leftEye", "rightEye", "nose"]
        case .dogNose: ["leftNostril", "rightNostril"]
        }
    }

    /// Points of all classes before this one, and of all together. Counted once: they are asked for at every peak.
    var firstPoint: Int { Self.firstPoints[rawValue] }
    private static let firstPoints = allCases.map { allCases.prefix($0.rawValue).reduce(0) { $0 + $1.points.count } }
    static let allPoints = PetClass.allCases.reduce(0) { $0 + $1.points.count }

    /// The name in models, JSON and annotations.
    package var name: String {
        switch self {
        case .dogFace: "dog_face"
        case .dogNose: "dog_nose"
        case .catFace: "cat_face"
        }
    }
}
