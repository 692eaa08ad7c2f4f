/// How the registrations of a store came out: all of them, and month by month. Trial pictures of debug mode are counted
/// apart and judged nowhere.
public struct RegistrationStatistics: Equatable, Sendable {
    /// What was registered within one month.
    public struct Month: Equatable, Sendable {
        /// `2026-09`; `nil` for what was made while the clock was not in step with another.
        public let name: String?
        public let registrations: Int
        public let quality: [String: QualityRange]
    }

    public internal(set) var registrations = 0
    public internal(set) var tests = 0
    /// Registrations that could not be read.
    public internal(set) var unreadable = 0
    public internal(set) var pictures = 0
    public internal(set) var bytes = 0
    public internal(set) var bySpecies: [String: Int] = [:]
    /// For each component the worst, the mean over the sessions, and the best of all sessions.
    public internal(set) var quality: [String: QualityRange] = [:]
    /// In order; what has no month comes first.
    public internal(set) var months: [Month] = []

    public init() {}
}
