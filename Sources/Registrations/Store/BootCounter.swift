import Core

/// The contents of `boot-counter`: how many boots have given ids, and on a second line the SHA-256 of the first.
package struct BootCounter: Equatable, Sendable {
    package let boots: Int

    package init(_ boots: Int) { self.boots = boots }

    package var text: String {
        let line = "\(boots)\n"
        return "\(line)\(SHA256Digest(of: Array(line.utf8)).hex)\n"
    }

    /// Reads what `text` writes, and the one line of stores of version 0.1.0; `nil` for everything else.
    package init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let boots = Int(String(decoding: bytes[..<end], as: UTF8.self)), boots >= 0
        else { return nil }
        self.boots = min(boots, RegistrationID.largestCount)
        guard bytes.count == end + 1 || isWritten(as: bytes) else { return nil }
    }

    /// Whether these are exactly the bytes that this program would write.
    package func isWritten(as bytes: [UInt8]) -> Bool { bytes.elementsEqual(text.utf8) }
}
