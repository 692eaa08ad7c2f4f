import FoundationEssentials

/// The contents of `booth.json`: who this store's booth is. Random, and nothing about the machine or the clinic.
package struct BoothIdentity: Codable, Equatable, Sendable {
    package static let currentFormat = "nosebooth.booth/1"

    package let format: String
    /// 8 hexadecimal digits.
    package let id: String

    package init(random: UInt32) {
        format = Self.currentFormat
        id = random.paddedHex
    }

    /// `nil` for anything that is not what `json` writes.
    package init?(json: [UInt8]) {
        guard let identity = try? JSONDecoder().decode(Self.self, from: Data(json)),
            identity.format == Self.currentFormat, identity.id.isLowerHex(8),
            json == identity.json || json == identity.uncheckedJSON
        else { return nil }
        self = identity
    }

    package var json: [UInt8] { SealedText.json("\"format\":\"\(format)\",\"id\":\"\(id)\"") }

    /// As stores of version 0.1.0 have it.
    package var uncheckedJSON: [UInt8] { Array("{\"format\":\"\(format)\",\"id\":\"\(id)\"}\n".utf8) }
}
