/// Where a paragraph may be broken: after spaces and hyphens, and between the characters of Chinese and Japanese,
/// except where one of them may not begin or end a line.
struct LineBreaks: Sequence, IteratorProtocol {
    /// What stays together, and the spaces after it, which are not shown at the end of a line.
    struct Piece {
        var text: Substring
        var spaces: Substring
    }

    private let paragraph: Substring
    private var position: Substring.Index

    init(_ paragraph: Substring) {
        self.paragraph = paragraph
        position = paragraph.startIndex
    }

    mutating func next() -> Piece? {
        guard position < paragraph.endIndex else { return nil }
        let start = position
        var end = start
        var after = start
        repeat {
            end = endOfWord(from: after)
            after = end
            while after < paragraph.endIndex, BreakClass(paragraph[after]) == .space {
                after = paragraph.index(after: after)
            }
            // At a break without a space the next character was already found to be allowed at a line's start.
        } while after > end && after < paragraph.endIndex && BreakClass(paragraph[after]) == .ending
        position = after
        return Piece(text: paragraph[start..<end], spaces: paragraph[end..<after])
    }

    private func endOfWord(from start: Substring.Index) -> Substring.Index {
        var end = start
        guard end < paragraph.endIndex else { return end }
        var current = paragraph[end]
        var kind = BreakClass(current)
        while kind != .space {
            end = paragraph.index(after: end)
            guard end < paragraph.endIndex else { break }
            let next = paragraph[end]
            let nextKind = BreakClass(next)
            if Self.mayBreak(current, kind, next, nextKind) { break }
            (current, kind) = (next, nextKind)
        }
        return end
    }

    private static func mayBreak(
        _ left: Character, _ leftKind: BreakClass, _ right: Character, _ rightKind: BreakClass
    ) -> Bool {
        switch (leftKind, rightKind) {
        case (.opening, _), (.glue, _), (_, .closing), (_, .ending), (_, .glue), (_, .hyphen): false
        case (.hyphen, _) where !isIdeographic(right): right.isLetter
        default: isIdeographic(left) || isIdeographic(right)
        }
    }

    /// Han, kana and full-width forms. Hangul is left out: Korean is broken between words.
    private static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
        default: return false
        }
    }
}
