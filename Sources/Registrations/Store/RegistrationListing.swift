/// One line of a list: an id, and what a list shows of its registration or why it cannot be shown.
public struct RegistrationListing: Sendable {
    public let id: RegistrationID
    public let result: Result<RegistrationSummary, StoreError>

    public var summary: RegistrationSummary? { try? result.get() }

    /// One sentence for people; `nil` when the registration could be read.
    public var problem: String? {
        if case .failure(let error) = result { error.explanation } else { nil }
    }
}
