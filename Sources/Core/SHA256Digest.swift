import CLinux

/// A SHA-256 digest (FIPS 180-4), as 64 lower-case hexadecimal digits where text is wanted.
package struct SHA256Digest: Equatable, Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        precondition(bytes.count == 32)
        self.bytes = bytes
    }

    package init(of data: some ContiguousBytesSource) {
        var hasher = SHA256Hasher()
        data.withBytes { hasher.update($0) }
        self = hasher.finish()
    }

    package var hex: String { String(decoding: hexDigits, as: UTF8.self) }

    /// The 64 digits as bytes of text.
    package var hexDigits: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { digits, count in
            for (index, byte) in bytes.enumerated() {
                digits[2 * index] = Self.digit(byte >> 4)
                digits[2 * index + 1] = Self.digit(byte & 15)
            }
            count = 64
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}

/// Anything whose bytes lie in one piece.
package protocol ContiguousBytesSource {
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension [UInt8]: ContiguousBytesSource {
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { withUnsafeBytes(body) }
}

/// A running SHA-256. Bound to one thread at a time.
package struct SHA256Hasher: ~Copyable {
    private let raw: OpaquePointer

    package init() { raw = clinux_sha256_start() }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        clinux_sha256_update(raw, base, bytes.count)
    }

    package consuming func finish() -> SHA256Digest {
        var out = [UInt8](repeating: 0, count: 32)
        clinux_sha256_finish(raw, &out)
        discard self
        return SHA256Digest(bytes: out)
    }

    deinit { clinux_sha256_abandon(raw) }
}
