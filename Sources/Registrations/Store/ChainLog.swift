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
        /// Lines follow a bad one: something else than a power cut did that.
        case broken
    }

    /// The last event of each registration.
    package private(set) var standing: [RegistrationID: ChainEvent] = [:]
    package private(set) var condition = Condition.whole
    /// The lines that are good, from the beginning.
    package private(set) var goodBytes = 0
    private var last = String(repeating: "0", count: 64)

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
                condition = Self.hasLineAfterFirst(bytes[start...]) ? .broken : .torn
                return
            }
            standing[line.event.id] = line.event
            last = line.digest
            start = end + 1
            goodBytes = start
        }
    }

    /// The line of the next event, with its line feed.
    package mutating func add(_ event: ChainEvent) -> [UInt8] {
        let text = event.text
        last = Line.digest(of: text, after: last)
        standing[event.id] = event
        return Array("\(last) \(text)\n".utf8)
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
        let digest: String
        let event: ChainEvent

        init?(_ bytes: ArraySlice<UInt8>) {
            guard bytes.count > 65, bytes.count < 400, let text = String(validating: bytes, as: UTF8.self) else {
                return nil
            }
            let digest = String(text.prefix(64))
            guard digest.isLowerHex(64), let event = ChainEvent(String(text.dropFirst(65))),
                text == "\(digest) \(event.text)"
            else { return nil }
            self.digest = digest
            self.event = event
        }

        func follows(_ previous: String) -> Bool { Self.digest(of: event.text, after: previous) == digest }

        static func digest(of text: String, after previous: String) -> String {
            SHA256Digest(of: Array("\(previous) \(text)".utf8)).hex
        }
    }
}
