/// What became of a draft that was given to a `RegistrationWriter`.
public struct RegistrationOutcome: Sendable {
    public let ticket: RegistrationTicket
    /// `nil` when no id could be given. With `outcomeUnknown`, the id to commit again under.
    public let id: RegistrationID?
    public let result: Result<Registration, StoreError>
}
