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

    public var isValid: Bool { problems.isEmpty }

    /// Whether something is certainly wrong with the bag, and not only with reading it.
    package var isBroken: Bool { problems.contains { !$0.isOfTheDisk } }
}
