/// What the detector knows, in the order of the model's outputs.
package enum PetClass: Int, CaseIterable, Sendable {
    /// A dog's whole head, ears included.
    case dogFace
    /// A dog's nose pad with both nostrils.
    case dogNose
    /// A cat's whole head, ears included.
    case catFace

    /// Those that have points, in the order of the model's output.
    package static let faces: [PetClass] = [.dogFace, .catFace]

    /// The name in models, JSON and annotations.
    package var name: String {
        switch self {
        case .dogFace: "dog_face"
        case .dogNose: "dog_nose"
        case .catFace: "cat_face"
        }
    }
}
