/// One line of a list: an id, and its registration or why it cannot be shown.
public struct RegistrationEntry: Sendable {
    public let id: RegistrationID
    public let result: Result<Registration, StoreError>

    public var registration: Registration? { try? result.get() }

    /// One sentence for people; `nil` when the registration could be read.
    public var problem: String? {
        if case .failure(let error) = result { error.explanation } else { nil }
    }
}
