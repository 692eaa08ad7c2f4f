/// One thing that happened to a registration, as a line of `chain.log` tells it. Nothing about a pet or its owner.
package enum ChainEvent: Equatable, Sendable {
    /// With the SHA-256 of the bag's tag manifest, in hexadecimal: which bag it was.
    case registered(RegistrationID, bag: String)
    case erased(RegistrationID, ErasureReason)
    case evicted(RegistrationID)
    /// Its outcome had been unknown; it was taken back to be committed again.
    case withdrawn(RegistrationID)
    case quarantined(RegistrationID)

    package var id: RegistrationID {
        switch self {
        case .registered(let id, _), .erased(let id, _), .evicted(let id), .withdrawn(let id), .quarantined(let id):
            id
        }
    }

    package var text: String {
        switch self {
        case .registered(let id, let bag): "registered \(id) \(bag)"
        case .erased(let id, let reason): "erased \(id) \(reason.rawValue)"
        case .evicted(let id): "evicted \(id)"
        case .withdrawn(let id): "withdrawn \(id)"
        case .quarantined(let id): "quarantined \(id)"
        }
    }

    /// Reads what `text` writes; `nil` for everything else.
    package init?(_ text: String) {
        let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count >= 2, let id = RegistrationID(words[1]) else { return nil }
        switch (words[0], words.count) {
        case ("registered", 3) where words[2].isLowerHex(64): self = .registered(id, bag: words[2])
        case ("erased", 3):
            guard let reason = ErasureReason(rawValue: words[2]) else { return nil }
            self = .erased(id, reason)
        case ("evicted", 2): self = .evicted(id)
        case ("withdrawn", 2): self = .withdrawn(id)
        case ("quarantined", 2): self = .quarantined(id)
        default: return nil
        }
    }
}
