import Core

/// Small JSON files that say of themselves whether they are whole: their last member is the SHA-256 of all before it.
enum SealedText {
    /// - Parameter members: `"key":value` pairs with commas between them, without braces.
    static func json(_ members: String) -> [UInt8] {
        let head = "{" + members
        return Array("\(head),\"check\":\"\(SHA256Digest(of: Array(head.utf8)).hex)\"}\n".utf8)
    }

    /// Whether the bytes end as `json` ends them.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        let tail = ",\"check\":\"".utf8.count + 64 + "\"}\n".utf8.count
        guard bytes.count > tail, let text = String(validating: bytes, as: UTF8.self) else { return false }
        let head = Array(text.utf8.dropLast(tail))
        return bytes.suffix(tail).elementsEqual(",\"check\":\"\(SHA256Digest(of: head).hex)\"}\n".utf8)
    }
}
