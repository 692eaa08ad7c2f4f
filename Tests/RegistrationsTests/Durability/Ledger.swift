import Registrations

/// What people and programs were told about a store, and may rely on.
struct Ledger: Sendable {
    var registrations: [RegistrationID: Registration] = [:]
    var erased: [RegistrationID: ErasureReason] = [:]
    /// Taken away because it lies elsewhere.
    var evicted: Set<RegistrationID> = []
    var receipts: Set<Receipt> = []
    /// An id that was given out after a greater one.
    var late: RegistrationID?
    /// Ids that were given out, whatever came of them.
    var given: Set<RegistrationID> = []
    var quarantined: Set<RegistrationID> = []
    /// What the test itself took away.
    var missing: Set<RegistrationID> = []
    var booth: String?
    /// Registrations that the test itself broke and that no start has seen yet.
    var broken: Set<RegistrationID> = []
    /// Drafts that may be committed again under their ids.
    var drafts: [RegistrationID: RegistrationDraft] = [:]
}
