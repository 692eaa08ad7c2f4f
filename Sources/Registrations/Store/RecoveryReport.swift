/// What a start found in the store and did about it.
public struct RecoveryReport: Equatable, Sendable {
    /// A registration that did not verify and was put aside.
    public struct Quarantined: Equatable, Sendable {
        public let id: RegistrationID
        public let problems: [VerificationProblem]
    }

    /// Whole registrations in `ready`.
    public package(set) var registrations = 0
    /// Unfinished commits that were cleared away; none of them was ever shown as registered.
    public package(set) var leftovers = 0
    /// Erasures that a power cut had interrupted and that are done now.
    public package(set) var finishedErasures = 0
    public package(set) var quarantined: [Quarantined] = []
    /// All that lie in quarantine, those of earlier starts included.
    public package(set) var quarantineTotal = 0
    /// Registrations that the disk refused to give; they stay where they are.
    public package(set) var unreadable: [RegistrationID] = []
    /// Names in `ready` that are not ours; they are left alone.
    public package(set) var foreign: [String] = []
    /// Registrations that the chain log knows and that are neither here, erased, evicted nor in quarantine: someone or
    /// something else took them away.
    public package(set) var missing: [RegistrationID] = []
    /// Whether the chain log had been changed, or had gone. What was left of it lies in quarantine.
    public package(set) var chainWasBroken = false
    /// Whole registrations that the chain log does not know yet, with their bags' digests.
    package var unchained: [RegistrationID: String] = [:]
    /// Whether the booth has a new number because the old one could not be read.
    public package(set) var boothIsNew = false

    public init() {}
}
