import FoundationEssentials

/// The contents of `tombstones/ID.json`: that a registration was erased and why, and nothing of what it was.
///
/// Its name alone keeps the registration away; the contents are for people.
package struct Tombstone: Equatable, Sendable {
    package static let currentFormat = "nosebooth.tombstone/1"

    package let id: RegistrationID
    package let reason: ErasureReason

    package init(id: RegistrationID, reason: ErasureReason) {
        self.id = id
        self.reason = reason
    }

    package var json: [UInt8] {
        SealedText.json("\"format\":\"\(Self.currentFormat)\",\"id\":\"\(id)\",\"reason\":\"\(reason.rawValue)\"")
    }

    /// `nil` for anything that is not what `json` writes.
    package init?(json: [UInt8]) {
        struct Contents: Decodable {
            let format: String
            let id: RegistrationID
            let reason: ErasureReason
        }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(json)) else { return nil }
        self.init(id: contents.id, reason: contents.reason)
        guard contents.format == Self.currentFormat, self.json == json else { return nil }
    }
}
