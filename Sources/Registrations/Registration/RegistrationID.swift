/// The name of a registration: `k<booth>-b<boot>-n<sequence>-<random>`, in ASCII lower case, safe on FAT.
///
/// Order is that of (boot, sequence); no wall clock is in it. Text becomes an id only through `init?(_:)`, so that
/// an id never holds a path.
public struct RegistrationID: Hashable, Sendable {
    /// Grows with every start of a booth.
    public let boot: Int
    /// Counts from 1 within a boot.
    public let sequence: Int
    private let boothNumber: UInt32
    private let randomNumber: UInt64

    package static let largestCount = 999_999_999

    package init(booth: String, boot: Int, sequence: Int, random: UInt64) {
        precondition(booth.isLowerHex(8) && (0...Self.largestCount).contains(boot))
        precondition((0...Self.largestCount).contains(sequence))
        self.boot = boot
        self.sequence = sequence
        boothNumber = UInt32(booth, radix: 16) ?? 0
        randomNumber = random
    }

    /// 8 hexadecimal digits: which booth made it.
    public var booth: String { boothNumber.paddedHex }

    /// 16 hexadecimal digits: apart even from an id of a booth whose counter was lost.
    public var random: String { randomNumber.paddedHex }

    /// Reads an id as it is written; `nil` for every other text.
    public init?(_ text: String) {
        var text = text
        // Bytes, not characters: a combining mark must not hide behind a letter.
        guard let id = text.withUTF8({ RegistrationID($0) }) else { return nil }
        self = id
    }

    /// The same for bytes.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = bytes[...]
        guard rest.popFirst() == UInt8(ascii: "k"), let booth = Self.hexNumber(from: &rest, digits: 8),
            let boot = Self.count(from: &rest, mark: UInt8(ascii: "b")),
            let sequence = Self.count(from: &rest, mark: UInt8(ascii: "n")),
            rest.popFirst() == UInt8(ascii: "-"), let random = Self.hexNumber(from: &rest, digits: 16), rest.isEmpty
        else { return nil }
        self.boot = boot
        self.sequence = sequence
        boothNumber = UInt32(truncatingIfNeeded: booth)
        randomNumber = random
    }

    private static func hexNumber(from rest: inout Slice<UnsafeBufferPointer<UInt8>>, digits: Int) -> UInt64? {
        guard rest.count >= digits else { return nil }
        var number: UInt64 = 0
        for byte in rest.prefix(digits) {
            switch byte {
            case 48...57: number = number << 4 | UInt64(byte - 48)
            case 97...102: number = number << 4 | UInt64(byte - 87)
            default: return nil
            }
        }
        rest = rest.dropFirst(digits)
        return number
    }

    /// A hyphen, a letter, and six digits, or up to nine without a leading zero once six are not enough.
    private static func count(from rest: inout Slice<UnsafeBufferPointer<UInt8>>, mark: UInt8) -> Int? {
        guard rest.popFirst() == UInt8(ascii: "-"), rest.popFirst() == mark else { return nil }
        let digits = rest.prefix { (48...57).contains($0) }
        guard (6...9).contains(digits.count), digits.count == 6 || digits.first != UInt8(ascii: "0") else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}

extension RegistrationID: Comparable {
    public static func < (left: RegistrationID, right: RegistrationID) -> Bool {
        (left.boot, left.sequence, left.boothNumber, left.randomNumber)
            < (right.boot, right.sequence, right.boothNumber, right.randomNumber)
    }
}

extension RegistrationID: CustomStringConvertible {
    public var description: String {
        String(unsafeUninitializedCapacity: 48) { text in
            var end = 0
            func put(_ byte: UInt8) {
                text[end] = byte
                end += 1
            }
            func put(_ number: UInt64, hexDigits: Int) {
                for place in (0..<hexDigits).reversed() {
                    let digit = UInt8(truncatingIfNeeded: number >> (4 * UInt64(place)) & 15)
                    put(digit < 10 ? 48 + digit : 87 + digit)
                }
            }
            func put(count: Int) {
                var unit = 100_000
                while count / unit > 9 { unit *= 10 }
                while unit > 0 {
                    put(48 + UInt8(truncatingIfNeeded: count / unit % 10))
                    unit /= 10
                }
            }
            put(UInt8(ascii: "k"))
            put(UInt64(boothNumber), hexDigits: 8)
            put(UInt8(ascii: "-"))
            put(UInt8(ascii: "b"))
            put(count: boot)
            put(UInt8(ascii: "-"))
            put(UInt8(ascii: "n"))
            put(count: sequence)
            put(UInt8(ascii: "-"))
            put(randomNumber, hexDigits: 16)
            return end
        }
    }
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
