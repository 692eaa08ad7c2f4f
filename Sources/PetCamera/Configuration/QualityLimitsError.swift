/// `quality.json` is missing or says something that cannot be. The description names all mistakes.
public struct QualityLimitsError: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String
}
