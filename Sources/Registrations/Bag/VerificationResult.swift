/// What the verifier found in one bag.
public struct VerificationResult: Equatable, Sendable {
    public let id: RegistrationID
    /// Empty when the bag is whole and unaltered.
    public let problems: [VerificationProblem]
    /// How much of it was read as payload: files and bytes.
    public let files: Int
    public let bytes: Int
    /// The record, where it could be read.
    public let registration: Registration?
    /// SHA-256 of the tag manifest, in hexadecimal: which bag it is. `nil` where that could not be read.
    public let bag: String?

    package init(
        id: RegistrationID, problems: [VerificationProblem], files: Int = 0, bytes: Int = 0,
        registration: Registration? = nil, bag: String? = nil
    ) {
        self.id = id
        self.problems = problems
        self.files = files
        self.bytes = bytes
        self.registration = registration
        self.bag = bag
    }

    public var isValid: Bool { problems.isEmpty }

    /// Whether something is certainly wrong with the bag, and not only with reading it.
    package var isBroken: Bool { problems.contains { !$0.isOfTheDisk } }
}
