/// Where a paragraph may be broken: after spaces and hyphens, and between the characters of Chinese and Japanese,
/// except before closing and after opening marks. A small part of Unicode's annex 14.
struct LineBreaks: Sequence, IteratorProtocol {
    /// What stays together, and the spaces after it, which are not shown at the end of a line.
    struct Piece {
        var text: Substring
        var spaces: Substring
    }

    private let paragraph: Substring
    private var position: Substring.Index

    private static let closing: Set<Character> = Set("、。，．・：；？！）］｝」』】〉》”’ー々〜…ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let opening: Set<Character> = Set("（［｛「『【〈《“‘")

    init(_ paragraph: Substring) {
        self.paragraph = paragraph
        position = paragraph.startIndex
    }

    mutating func next() -> Piece? {
        let start = position
        guard start < paragraph.endIndex else { return nil }
        var end = start
        while end < paragraph.endIndex, !Self.isSpace(paragraph[end]) {
            let current = paragraph[end]
            end = paragraph.index(after: end)
            guard end < paragraph.endIndex else { break }
            if Self.mayBreak(between: current, and: paragraph[end]) { break }
        }
        var after = end
        while after < paragraph.endIndex, Self.isSpace(paragraph[after]) { after = paragraph.index(after: after) }
        position = after
        return Piece(text: paragraph[start..<end], spaces: paragraph[end..<after])
    }

    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t" || character == "\u{200B}"
    }

    private static func mayBreak(between left: Character, and right: Character) -> Bool {
        if left == "-" { return right.isLetter }
        guard isIdeographic(left) || isIdeographic(right) else { return false }
        return !closing.contains(right) && !opening.contains(left)
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
