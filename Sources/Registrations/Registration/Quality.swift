/// The scores of one picture by name, each 0–100 with 100 best, and the measures they were made of.
///
/// The store gives no meaning to the names. A number that is not finite is no measure and is left out.
public struct Quality: Equatable, Sendable {
    /// `sharpness`, `exposure`, … and `overall`.
    public let components: [String: Double]
    /// With the unit in the name: `noseWidthPixels`, `meanLuma`, …
    public let raw: [String: Double]

    public init(components: [String: Double], raw: [String: Double] = [:]) {
        precondition(components["raw"] == nil, "the key of the raw measures")
        self.components = components.filter { $0.value.isFinite }
        self.raw = raw.filter { $0.value.isFinite }
    }
}

/// `{"sharpness":88,…,"raw":{"meanLuma":121.5,…}}`.
extension Quality: Codable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        static let raw = Name("raw")

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var components: [String: Double] = [:]
        for name in container.allKeys where name.stringValue != Name.raw.stringValue {
            components[name.stringValue] = try container.decode(Double.self, forKey: name)
        }
        self.init(
            components: components, raw: try container.decodeIfPresent([String: Double].self, forKey: .raw) ?? [:])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in components { try container.encode(value, forKey: Name(name)) }
        try container.encode(raw, forKey: .raw)
    }
}
