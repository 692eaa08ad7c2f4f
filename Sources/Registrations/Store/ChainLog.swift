import Core

/// What `chain.log` says: events in order, each line tied to the one before by a digest, so that a registration that
/// vanishes, and a line that changes, are noticed.
///
/// A line is the SHA-256 of the previous line's digest (64 noughts before the first), a space and the event; then a
/// space, the event, and a line feed.
package struct ChainLog: Sendable {
    package enum Condition: Equatable, Sendable {
        case whole
        /// The end is missing or garbled, as after a power cut.
        case torn
        /// Lines follow a bad one, or more is garbled than a line: something else than a power cut did that.
        case broken
    }

    /// Bytes of the longest line that is written, with its line feed: a digest, a space, and that a registration with
    /// the greatest numbers was made. Lines are made durable one by one, so that a power cut garbles no more than this.
    package static let longestLine = 64 + 1 + "registered ".utf8.count + 48 + 1 + 64 + 1

    /// The last event of each registration.
    package private(set) var standing: [RegistrationID: ChainEvent] = [:]
    package private(set) var condition = Condition.whole
    /// The lines that are good, from the beginning.
    package private(set) var goodBytes = 0
    /// The digits of the last line's digest.
    private var last = [UInt8](repeating: UInt8(ascii: "0"), count: 64)

    package init() {}

    /// Of something that is no file of lines.
    package static var unreadable: ChainLog {
        var log = ChainLog()
        log.condition = .broken
        return log
    }

    package init(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")), let line = Line(bytes[start..<end]),
                line.follows(last)
            else {
                let rest = bytes[start...]
                condition = rest.count > Self.longestLine || Self.hasLineAfterFirst(rest) ? .broken : .torn
                return
            }
            standing[line.event.id] = line.event
            last = Array(line.digest)
            start = end + 1
            goodBytes = start
        }
    }

    /// The line of the next event, with its line feed.
    package mutating func add(_ event: ChainEvent) -> [UInt8] {
        let text = Array(event.text.utf8)
        last = Line.digest(of: text[...], after: last)
        standing[event.id] = event
        return last + [UInt8(ascii: " ")] + text + [UInt8(ascii: "\n")]
    }

    /// Whether a whole line comes after a bad one, which may have lost its end.
    private static func hasLineAfterFirst(_ rest: ArraySlice<UInt8>) -> Bool {
        for piece in rest.split(separator: UInt8(ascii: "\n")) {
            for space in piece.indices.dropFirst(64) where piece[space] == UInt8(ascii: " ") {
                let start = space - 64
                if start > rest.startIndex, Line(piece[start...]) != nil { return true }
            }
        }
        return false
    }

    private struct Line {
        let digest: ArraySlice<UInt8>
        let text: ArraySlice<UInt8>
        let event: ChainEvent

        init?(_ bytes: ArraySlice<UInt8>) {
            digest = bytes.prefix(64)
            text = bytes.dropFirst(65)
            guard bytes.count > 65, bytes.count < 400, bytes[bytes.startIndex + 64] == UInt8(ascii: " "),
                digest.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
                let event = ChainEvent(text)
            else { return nil }
            self.event = event
        }

        func follows(_ previous: [UInt8]) -> Bool {
            Self.digest(of: text, after: previous).elementsEqual(digest)
        }

        static func digest(of text: ArraySlice<UInt8>, after previous: [UInt8]) -> [UInt8] {
            SHA256Digest(of: previous + [UInt8(ascii: " ")] + text).hexDigits
        }
    }
}
