import Glibc

/// Reads JSON (RFC 8259) from front to back and keeps nothing: a list of ten thousand records has no time for trees.
///
/// Refuses what is not JSON, keys that come twice in one object, and depths that no record has. Once it has refused,
/// all its answers are `nil`.
package struct JSONScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// Those of the objects on the way, the innermost last.
    private var keys: [Key] = []

    private struct Key {
        let bytes: UnsafeBufferPointer<UInt8>
        let hasEscapes: Bool
    }

    private static let greatestDepth = 32

    /// - Parameter bytes: must outlive the scanner.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether the bytes are one JSON value and nothing else, with no key twice in an object.
    package static func isStrict(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer)
            return scanner.skipValue() && scanner.isAtEnd
        }
    }

    package var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return place == bytes.count
        }
    }

    /// The first byte of what comes next; `nil` at the end.
    var nextByte: UInt8? {
        mutating get { isAtEnd ? nil : bytes[place] }
    }

    /// Goes through an object. The closure gets each key's bytes, stands before its value, and reads or skips that.
    package mutating func object(
        depth: Int = 0, _ member: (UnsafeBufferPointer<UInt8>, inout JSONScanner) -> Bool
    ) -> Bool {
        guard depth < Self.greatestDepth, take(UInt8(ascii: "{")) else { return false }
        if take(UInt8(ascii: "}")) { return true }
        let first = keys.count
        repeat {
            guard let bytes = rawString() else { return false }
            let key = Key(bytes: bytes, hasEscapes: bytes.contains(UInt8(ascii: "\\")))
            for known in first..<keys.count where Self.same(keys[known], key) { return false }
            guard take(UInt8(ascii: ":")) else { return false }
            keys.append(key)
            guard member(bytes, &self) else { return false }
        } while take(UInt8(ascii: ","))
        keys.removeLast(keys.count - first)
        return take(UInt8(ascii: "}"))
    }

    /// Goes through an array. The closure stands before each element and reads or skips it.
    package mutating func array(depth: Int = 0, _ element: (inout JSONScanner) -> Bool) -> Bool {
        guard depth < Self.greatestDepth, take(UInt8(ascii: "[")) else { return false }
        if take(UInt8(ascii: "]")) { return true }
        repeat {
            guard element(&self) else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]"))
    }

    package mutating func skipValue(depth: Int = 0) -> Bool {
        skipSpace()
        guard place < bytes.count else { return false }
        switch bytes[place] {
        case UInt8(ascii: "{"): return object(depth: depth) { _, scanner in scanner.skipValue(depth: depth + 1) }
        case UInt8(ascii: "["): return array(depth: depth) { scanner in scanner.skipValue(depth: depth + 1) }
        case UInt8(ascii: "\""): return rawString() != nil
        case UInt8(ascii: "t"): return takeWord("true")
        case UInt8(ascii: "f"): return takeWord("false")
        case UInt8(ascii: "n"): return takeWord("null")
        default: return skipNumber()
        }
    }

    /// A string, or `.some(nil)` for null.
    package mutating func optionalString() -> String?? {
        skipSpace()
        if place < bytes.count, bytes[place] == UInt8(ascii: "n") { return takeWord("null") ? .some(nil) : nil }
        return string().map { .some($0) }
    }

    package mutating func string() -> String? {
        guard let raw = rawString() else { return nil }
        return raw.contains(UInt8(ascii: "\\")) ? Self.unescaped(raw) : String(validating: raw, as: UTF8.self)
    }

    package mutating func bool() -> Bool? {
        skipSpace()
        guard place < bytes.count else { return nil }
        if bytes[place] == UInt8(ascii: "t") { return takeWord("true") ? true : nil }
        return takeWord("false") ? false : nil
    }

    /// A finite number, by the grammar of JSON: neither NaN nor a leading zero nor a plus sign is one.
    package mutating func number() -> Double? {
        skipSpace()
        let start = place
        guard let shape = numberShape() else { return nil }
        if shape == .integer, place - start < 16 { return Double(smallInteger(start)) }
        return finite(from: start)
    }

    /// Only an exponent can make a number of a record's length too large for any.
    private mutating func skipNumber() -> Bool {
        let start = place
        guard let shape = numberShape() else { return false }
        return (shape != .exponent && place - start < 300) || finite(from: start) != nil
    }

    private enum NumberShape { case integer, decimal, exponent }

    private mutating func numberShape() -> NumberShape? {
        var shape = NumberShape.integer
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[place - whole] != UInt8(ascii: "0") else { return nil }
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            shape = .decimal
            place += 1
            guard digits() > 0 else { return nil }
        }
        if place < bytes.count, bytes[place] | 32 == UInt8(ascii: "e") {
            shape = .exponent
            place += 1
            let sign = place < bytes.count ? bytes[place] : 0
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place += 1 }
            guard digits() > 0 else { return nil }
        }
        return shape
    }

    private func finite(from start: Int) -> Double? {
        let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
        return number?.isFinite == true ? number : nil
    }

    package mutating func integer() -> Int? { number().flatMap { Int(exactly: $0) } }

    private func smallInteger(_ start: Int) -> Int {
        let isNegative = bytes[start] == UInt8(ascii: "-")
        let value = bytes[(isNegative ? start + 1 : start)..<place].reduce(0) { $0 * 10 + Int($1 - 48) }
        return isNegative ? -value : value
    }

    private mutating func digits() -> Int {
        let start = place
        while place < bytes.count, (48...57).contains(bytes[place]) { place += 1 }
        return place - start
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            let byte = bytes[place]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            place += 1
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { letters in
            guard bytes.count - place >= letters.count, bytes[place..<place + letters.count].elementsEqual(letters)
            else { return false }
            place += letters.count
            return true
        }
    }

    /// The bytes between the quotes, escapes as they are.
    private mutating func rawString() -> UnsafeBufferPointer<UInt8>? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return UnsafeBufferPointer(rebasing: bytes[start..<place - 1])
            case UInt8(ascii: "\\"): place += 2
            case 0..<0x20: return nil
            default: place += 1
            }
        }
        return nil
    }

    private static func same(_ one: Key, _ other: Key) -> Bool {
        if one.hasEscapes || other.hasEscapes { return unescaped(one.bytes) == unescaped(other.bytes) }
        guard one.bytes.count == other.bytes.count, let start = one.bytes.baseAddress,
            let otherStart = other.bytes.baseAddress
        else { return one.bytes.count == other.bytes.count }
        return memcmp(start, otherStart, one.bytes.count) == 0
    }

    private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String? {
        var units: [UInt16] = []
        var rest = String(decoding: raw, as: UTF8.self).utf16[...]
        guard String(validating: raw, as: UTF8.self) != nil else { return nil }
        while let unit = rest.popFirst() {
            guard unit == 0x5C else {
                units.append(unit)
                continue
            }
            guard let escape = rest.popFirst(), let scalar = UnicodeScalar(escape) else { return nil }
            switch scalar {
            case "\"", "\\", "/": units.append(escape)
            case "b": units.append(8)
            case "f": units.append(12)
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "u":
                let digits = String(decoding: rest.prefix(4), as: UTF16.self)
                guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else { return nil }
                units.append(value)
                rest = rest.dropFirst(4)
            default: return nil
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
