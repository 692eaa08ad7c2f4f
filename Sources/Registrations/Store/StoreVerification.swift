/// What a look at a whole store found.
public struct StoreVerification: Equatable, Sendable {
    /// Of each registration, in order.
    public internal(set) var results: [VerificationResult] = []
    /// Of the store around them.
    public internal(set) var problems: [StoreProblem] = []
    /// Names that are not ours, below the store. They are left alone and harm nobody.
    public internal(set) var foreign: [String] = []
    /// What lies in quarantine.
    public internal(set) var quarantined: [String] = []

    /// Nothing looked at yet.
    public init() {}

    /// Of one registration alone.
    public init(of result: VerificationResult) { results = [result] }

    public var isValid: Bool { problems.isEmpty && results.allSatisfy(\.isValid) }
}
