package import Core

/// Digests by path, as lines that `sha256sum -c` reads too.
package struct BagManifest: Equatable, Sendable {
    package private(set) var digests: [String: String] = [:]

    package init() {}

    package mutating func add(_ path: String, _ digest: SHA256Digest) {
        precondition(digests[path] == nil)
        digests[path] = digest.hex
    }

    /// Reads what `text` writes; `nil` for lines of any other shape and for a path that comes twice.
    package init?(_ bytes: [UInt8]) {
        guard bytes.last == UInt8(ascii: "\n"), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        for line in text.utf8.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let digest = String(decoding: line.prefix(64), as: UTF8.self)
            let path = String(decoding: line.dropFirst(66), as: UTF8.self)
            guard digest.isLowerHex(64), line.dropFirst(64).prefix(2).elementsEqual("  ".utf8), !path.isEmpty,
                digests.updateValue(digest, forKey: path) == nil
            else { return nil }
        }
    }

    package var text: String {
        digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }.joined()
    }
}
