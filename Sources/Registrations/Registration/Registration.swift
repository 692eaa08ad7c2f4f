/// What a finished capture session left in the store: the contents of `registration.json`, format 1.
///
/// A value; pictures stay on disk. Texts that people typed (`pet`) are kept as they are and never name a file.
public struct Registration: Codable, Equatable, Sendable {
    public static let currentFormat = "nosebooth.registration/1"

    public let format: String
    public let id: RegistrationID
    /// A UUID: one visit of one pet.
    public let captureSession: String
    /// `dog` or `cat`; a reader shows what it does not know as it is. The same holds for purpose and state.
    public let species: String
    public let purpose: String
    public let state: String
    public let pet: Pet
    public let consent: Consent
    public let created: Moment
    public let booth: Booth
    public let captures: [Capture]
    /// How each component of the quality ran over the session, by its name.
    public let quality: [String: QualityRange]
}
