import Core
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    /// FIPS 180-4's own examples and the empty message.
    static let vectors: [(message: String, hex: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]

    @Test("the published examples come out", arguments: vectors)
    func known(message: String, hex: String) { #expect(SHA256Digest(of: Array(message.utf8)).hex == hex) }

    @Test(
        "a million times the letter a comes out in pieces of any length", arguments: [1, 63, 64, 65, 4096, 1_000_000])
    func pieces(length: Int) {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        var hasher = SHA256Hasher()
        message.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: length) {
                hasher.update(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + length, bytes.count)]))
            }
        }
        #expect(hasher.finish().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("an empty piece changes nothing")
    func emptyPiece() {
        var hasher = SHA256Hasher()
        hasher.update(UnsafeRawBufferPointer(start: nil, count: 0))
        #expect(hasher.finish() == SHA256Digest(of: []))
    }
}
