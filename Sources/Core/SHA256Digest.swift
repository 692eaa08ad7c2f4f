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

    package var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
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
