/// What the pictures are for.
public enum DetectionPurpose: String, Codable, CaseIterable, Sendable {
    /// A new pet.
    case petProfileRegistration
    /// Is it this pet?
    case petVerification
    /// Which pet is it?
    case petIdentification
}
