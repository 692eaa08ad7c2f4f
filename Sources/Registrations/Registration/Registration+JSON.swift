import Core
import FoundationEssentials

extension Registration {
    /// The bytes of `registration.json`: sorted keys, so that the same registration gives the same bytes.
    package func json() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(self) else {
            // Only numbers that are not finite can fail, and drafts with those are refused.
            preconditionFailure("a registration that cannot be written")
        }
        return Array(data) + [UInt8(ascii: "\n")]
    }

    /// - Returns: the registration, or why it cannot be read.
    package static func read(json: [UInt8]) -> Result<Registration, RegistrationUnreadable> {
        struct Head: Decodable { let format: String }
        let decoder = JSONDecoder()
        let data = Data(json)
        // Foundation takes one of two equal keys, and says nothing.
        guard JSONScanner.isStrict(json) else { return .failure(.damaged) }
        guard let head = try? decoder.decode(Head.self, from: data) else { return .failure(.damaged) }
        guard head.format == currentFormat else { return .failure(.otherFormat(head.format)) }
        guard let registration = try? decoder.decode(Registration.self, from: data) else { return .failure(.damaged) }
        return .success(registration)
    }
}
