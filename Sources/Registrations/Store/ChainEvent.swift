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
    package init?(_ text: String) { self.init(Array(text.utf8)[...]) }

    /// The same for bytes.
    package init?(_ text: ArraySlice<UInt8>) {
        let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count >= 2, let id = words[1].withUnsafeBufferPointer({ RegistrationID($0) }) else { return nil }
        func isFirst(_ word: StaticString) -> Bool { word.withUTF8Buffer { words[0].elementsEqual($0) } }
        if words.count == 2 {
            if isFirst("evicted") {
                self = .evicted(id)
            } else if isFirst("withdrawn") {
                self = .withdrawn(id)
            } else if isFirst("quarantined") {
                self = .quarantined(id)
            } else {
                return nil
            }
            return
        }
        guard words.count == 3 else { return nil }
        let last = String(decoding: words[2], as: UTF8.self)
        if isFirst("registered"), last.isLowerHex(64) {
            self = .registered(id, bag: last)
        } else if isFirst("erased"), let reason = ErasureReason(rawValue: last) {
            self = .erased(id, reason)
        } else {
            return nil
        }
    }
}
