/// Why a registration was erased. A code: what people say about it has no place in a store.
public enum ErasureReason: String, Codable, Equatable, Sendable, CaseIterable {
    /// Whoever brought the pet asked for it.
    case owner
    /// The clinic decided.
    case clinic
    /// The time for which it was to be kept is over.
    case retention
    /// It was a trial.
    case test
    /// The tombstone could not be read.
    case unknown
}
