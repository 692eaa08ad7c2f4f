/// A language by its identifier, as `ja` or `pt-BR` (BCP 47). Nothing of the system's settings is read.
public struct Locale: Hashable, Sendable {
    /// As it was given.
    public let identifier: String

    /// - Parameter identifier: kept as it is; one that names no language is not refused.
    public init(identifier: String) { self.identifier = identifier }

    /// The language without region and script, in lower case: `pt` of `pt-BR` and of `pt_BR`.
    public var languageCode: String { identifier.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
