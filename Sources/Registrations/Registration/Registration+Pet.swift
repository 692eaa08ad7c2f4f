extension Registration {
    /// Who the pet is at the clinic. `nil` means that nothing was given.
    public struct Pet: Codable, Equatable, Sendable {
        /// The clinic's number for the patient, as typed or read from a barcode.
        public var reference: String?
        public var name: String?

        public init(reference: String? = nil, name: String? = nil) {
            self.reference = reference
            self.name = name
        }

        public func encode(to encoder: any Encoder) throws {
            // Both keys always: a stranger's reader need not tell "absent" from "null".
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(reference, forKey: .reference)
            try container.encode(name, forKey: .name)
        }
    }
}
