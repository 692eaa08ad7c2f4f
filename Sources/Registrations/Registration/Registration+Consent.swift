extension Registration {
    /// What the owner agreed to. Who declines leaves no registration.
    public struct Consent: Codable, Equatable, Sendable {
        /// False where the clinic does not ask at the booth, and in replays.
        public var given: Bool
        /// Which text was shown, by its version and language; `nil` when none was.
        public var wording: String?
        /// How long the clinic said that it keeps the registration; `nil` when nothing was said.
        public var retentionDays: Int?

        public init(given: Bool, wording: String? = nil, retentionDays: Int? = nil) {
            self.given = given
            self.wording = wording
            self.retentionDays = retentionDays
        }

        public static let notAsked = Consent(given: false)

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(given, forKey: .given)
            try container.encode(wording, forKey: .wording)
            try container.encode(retentionDays, forKey: .retentionDays)
        }
    }
}
