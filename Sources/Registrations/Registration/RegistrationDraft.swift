/// A registration that is not in the store yet: what to commit.
public struct RegistrationDraft: Sendable {
    /// A picture as JPEG bytes, without EXIF of place or person.
    public struct Picture: Sendable {
        public var jpeg: [UInt8]
        public var facts: CaptureFacts

        public init(jpeg: [UInt8], facts: CaptureFacts) {
            self.jpeg = jpeg
            self.facts = facts
        }
    }

    /// A UUID.
    public var captureSession: String
    public var species: String
    public var purpose: String
    public var state: String
    public var pet: Registration.Pet
    public var consent: Registration.Consent
    public var created: Registration.Moment
    /// The name of the camera.
    public var camera: String
    /// Noses or faces in the order in which they were taken, then the appearance picture; they are numbered by role.
    public var pictures: [Picture]
    public var quality: [String: QualityRange]

    /// - Parameter quality: over the session; `nil` takes the ranges of the noses or faces. The appearance picture is
    ///   chosen and not judged, and left out.
    public init(
        captureSession: String, species: String, purpose: String, state: String = "complete",
        pet: Registration.Pet = .init(), consent: Registration.Consent = .notAsked, created: Registration.Moment,
        camera: String, pictures: [Picture], quality: [String: QualityRange]? = nil
    ) {
        self.captureSession = captureSession
        self.species = species
        self.purpose = purpose
        self.state = state
        self.pet = pet
        self.consent = consent
        self.created = created
        self.camera = camera
        self.pictures = pictures
        self.quality =
            quality
            ?? QualityRange.ranges(
                of: pictures.filter { $0.facts.role != .appearance }.map(\.facts.quality))
    }
}
