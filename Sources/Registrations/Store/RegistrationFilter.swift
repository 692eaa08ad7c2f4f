public import Core

/// Which registrations a list shows. All conditions hold together; those that are `nil` ask nothing.
public struct RegistrationFilter: Equatable, Sendable {
    public var species: String?
    public var purpose: String?
    /// A part of the pet's name or reference, in whatever case.
    public var text: String?
    /// By the booth's wall clock, which may have been wrong: from this moment, and before that one.
    public var from: WallTime?
    public var before: WallTime?
    /// Only or no trial pictures of debug mode.
    public var test: Bool?

    public init(
        species: String? = nil, purpose: String? = nil, text: String? = nil, from: WallTime? = nil,
        before: WallTime? = nil, test: Bool? = nil
    ) {
        self.species = species
        self.purpose = purpose
        self.text = text
        self.from = from
        self.before = before
        self.test = test
    }

    public func admits(_ summary: RegistrationSummary) -> Bool {
        if let species, species != summary.species { return false }
        if let purpose, purpose != summary.purpose { return false }
        if let test, test != summary.isTest { return false }
        if let from, summary.created.milliseconds < from.milliseconds { return false }
        if let before, summary.created.milliseconds >= before.milliseconds { return false }
        guard let text = text?.lowercased(), !text.isEmpty else { return true }
        return [summary.pet.name, summary.pet.reference].contains { $0?.lowercased().contains(text) == true }
    }

    var isEmpty: Bool { self == RegistrationFilter() }
}
