/// The name of a registration: `k<booth>-b<boot>-n<sequence>-<random>`, in ASCII lower case, safe on FAT.
///
/// Order is that of (boot, sequence); no wall clock is in it. Text becomes an id only through `init?(_:)`, so that
/// an id never holds a path.
public struct RegistrationID: Hashable, Sendable {
    /// 8 hexadecimal digits: which booth made it.
    public let booth: String
    /// Grows with every start of a booth.
    public let boot: Int
    /// Counts from 1 within a boot.
    public let sequence: Int
    /// 16 hexadecimal digits: apart even from an id of a booth whose counter was lost.
    public let random: String

    package static let largestCount = 999_999_999

    package init(booth: String, boot: Int, sequence: Int, random: UInt64) {
        precondition(booth.isLowerHex(8) && (0...Self.largestCount).contains(boot))
        precondition((0...Self.largestCount).contains(sequence))
        self.booth = booth
        self.boot = boot
        self.sequence = sequence
        self.random = random.paddedHex
    }

    /// Reads an id as it is written; `nil` for every other text.
    public init?(_ text: String) {
        // Bytes, not characters: a combining mark must not hide behind a letter.
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 4, parts[0].utf8.first == UInt8(ascii: "k"), parts[3].isLowerHex(16),
            let boot = Self.count(parts[1], mark: UInt8(ascii: "b")),
            let sequence = Self.count(parts[2], mark: UInt8(ascii: "n"))
        else { return nil }
        let booth = String(decoding: parts[0].utf8.dropFirst(), as: UTF8.self)
        guard booth.isLowerHex(8) else { return nil }
        self.booth = booth
        self.boot = boot
        self.sequence = sequence
        self.random = parts[3]
    }

    /// Six digits, or up to nine without a leading zero once six are not enough.
    private static func count(_ text: String, mark: UInt8) -> Int? {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == mark, (6...9).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
            digits.count == 6 || digits.first != UInt8(ascii: "0")
        else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}

extension RegistrationID: Comparable {
    public static func < (left: RegistrationID, right: RegistrationID) -> Bool {
        (left.boot, left.sequence, left.booth, left.random) < (right.boot, right.sequence, right.booth, right.random)
    }
}

extension RegistrationID: CustomStringConvertible {
    public var description: String { "k\(booth)-b\(boot.sixDigits)-n\(sequence.sixDigits)-\(random)" }
}

extension RegistrationID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = RegistrationID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a registration id")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Int {
    fileprivate var sixDigits: String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, 6 - digits.utf8.count)) + digits
    }
}
