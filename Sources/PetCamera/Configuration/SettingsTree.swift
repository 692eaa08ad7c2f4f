import FoundationEssentials

/// A JSON value as it was written, so that all mistakes in it can be named and not the first alone.
enum SettingsTree: Equatable, Decodable {
    case object([String: SettingsTree])
    case number(Double)
    case string(String)
    case other

    /// `nil` when the bytes are no JSON.
    init?(json: [UInt8]) {
        guard let tree = try? JSONDecoder().decode(SettingsTree.self, from: Data(json)) else { return nil }
        self = tree
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let members = try? value.decode([String: SettingsTree].self) {
            self = .object(members)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else {
            self = .other
        }
    }
}
