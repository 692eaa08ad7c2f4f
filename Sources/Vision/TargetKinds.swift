/// Which classes matter when an animal of one kind is asked for.
package struct TargetKinds: Equatable, Sendable {
    /// What is registered: a dog's nose, a cat's face.
    package let target: PetClass
    /// The head that the target belongs to.
    package let face: PetClass
    /// The head of the other kind of animal.
    package let otherFace: PetClass

    /// Samples across the target when sharpness is judged: a face has finer detail than a nose has.
    package var sharpnessSamples: Int { target == .dogNose ? 64 : 96 }

    package static let dog = TargetKinds(target: .dogNose, face: .dogFace, otherFace: .catFace)
    package static let cat = TargetKinds(target: .catFace, face: .catFace, otherFace: .dogFace)
}
