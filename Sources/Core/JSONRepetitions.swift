/// Finds members that stand more than once in one object of a JSON text. Foundation takes one of them and says nothing.
package struct JSONRepetitions {
    /// A sentence for each such member, with its path: `dog.always.aside is there twice`.
    package private(set) var sentences: [String] = []

    // Foundation's own bound. Whoever nests deeper is refused by it before this matters, and the stack bears it.
    private static let greatestDepth = 512

    /// Looks through a text in UTF-8, up to the first place that is no JSON.
    package init(in json: [UInt8]) {
        // The mark that some editors put first is no part of the text.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        json.withUnsafeBufferPointer { buffer in
            let text = UnsafeBufferPointer(rebasing: buffer.dropFirst(json.starts(with: mark) ? mark.count : 0))
            var scanner = JSONScanner(text)
            _ = look(at: "", depth: 0, with: &scanner)
        }
    }

    /// Goes through the next value.
    ///
    /// - Parameter path: of the value; empty for the outermost.
    /// - Returns: whether it was one.
    private mutating func look(at path: String, depth: Int, with scanner: inout JSONScanner) -> Bool {
        guard depth < JSONRepetitions.greatestDepth else { return false }
        return switch scanner.nextByte {
        case UInt8(ascii: "{"): lookAtObject(at: path, depth: depth, with: &scanner)
        case UInt8(ascii: "["): lookAtArray(at: path, depth: depth, with: &scanner)
        default: scanner.skipValue()
        }
    }

    private mutating func lookAtObject(at path: String, depth: Int, with scanner: inout JSONScanner) -> Bool {
        var counts: [String: Int] = [:]
        // What was counted before the text broke off is told as well.
        defer {
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
                sentences.append("\(name) is there \(count == 2 ? "twice" : "\(count) times")")
            }
        }
        guard scanner.take(UInt8(ascii: "{")) else { return false }
        if scanner.take(UInt8(ascii: "}")) { return true }
        repeat {
            guard let key = scanner.string(), scanner.take(UInt8(ascii: ":")) else { return false }
            let name = path.isEmpty ? key : "\(path).\(key)"
            counts[name, default: 0] += 1
            guard look(at: name, depth: depth + 1, with: &scanner) else { return false }
        } while scanner.take(UInt8(ascii: ","))
        return scanner.take(UInt8(ascii: "}"))
    }

    private mutating func lookAtArray(at path: String, depth: Int, with scanner: inout JSONScanner) -> Bool {
        guard scanner.take(UInt8(ascii: "[")) else { return false }
        if scanner.take(UInt8(ascii: "]")) { return true }
        var index = 0
        repeat {
            guard look(at: "\(path)[\(index)]", depth: depth + 1, with: &scanner) else { return false }
            index += 1
        } while scanner.take(UInt8(ascii: ","))
        return scanner.take(UInt8(ascii: "]"))
    }
}
