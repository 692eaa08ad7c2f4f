/// What the store knows about itself at the moment.
struct StoreCondition: Sendable {
    /// Why nothing can be registered; `nil` when it can.
    var readOnlyReason: StoreError?
    var report = RecoveryReport()
    var commitTimes = CommitTimes()
    /// Where the scrub has come to.
    var scrubbed: RegistrationID?
    /// Ids whose last step failed and that were not committed again since.
    var doubtful: Set<RegistrationID> = []
}
