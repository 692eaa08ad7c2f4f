import Core
import Testing

@testable import Views

/// A text in a room: its lines, and how much it takes. Letters are 10 wide, emoji 20, lines 20 high.
private struct TextCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Double?
    var height: Double?
    var limit: Int?
    let lines: [String]
    let size: Size

    init(
        _ sentence: String, _ text: String, width: Double? = nil, height: Double? = nil, limit: Int? = nil,
        lines: [String], size: (Double, Double)
    ) {
        testDescription = sentence
        self.text = text
        self.width = width
        self.height = height
        self.limit = limit
        self.lines = lines
        self.size = Size(width: size.0, height: size.1)
    }

    static let family = "👩‍👩‍👧‍👦"
    static let thumb = "👍🏽"

    static let all = [
        TextCase("one line where there is room", "abcd efgh", lines: ["abcd efgh"], size: (90, 20)),
        TextCase("two lines where there is less", "abcd efgh", width: 60, lines: ["abcd", "efgh"], size: (40, 40)),
        TextCase("the width just fits", "abcd efgh", width: 90, lines: ["abcd efgh"], size: (90, 20)),
        TextCase("a long word is broken", "abcdefghij", width: 40, lines: ["abcd", "efgh", "ij"], size: (40, 60)),
        TextCase(
            "a long word begins on its own line", "a bcdefg", width: 40, lines: ["a", "bcde", "fg"], size: (40, 60)),
        TextCase("narrower than a letter", "ab", width: 5, lines: ["a", "b"], size: (10, 40)),
        TextCase("one line of two, cut", "abcd efgh", width: 60, limit: 1, lines: ["abcd…"], size: (50, 20)),
        TextCase(
            "two lines of three, cut", "aaaa bbbb cccc", width: 50, limit: 2, lines: ["aaaa", "bbbb…"], size: (50, 40)),
        TextCase("a long word, cut", "abcdefghij", width: 50, limit: 1, lines: ["abcd…"], size: (50, 20)),
        TextCase(
            "more lines allowed than needed", "abcd efgh", width: 60, limit: 9, lines: ["abcd", "efgh"], size: (40, 40)),
        TextCase("no line allowed is one line", "abcd efgh", width: 60, limit: 0, lines: ["abcd…"], size: (50, 20)),
        TextCase("fewer than no lines are one line", "abcd", limit: -7, lines: ["abcd"], size: (40, 20)),
        TextCase("too narrow for more than the ellipsis", "abcdef", width: 5, limit: 1, lines: ["…"], size: (10, 20)),
        TextCase("height for one line of two", "abcd efgh", width: 60, height: 20, lines: ["abcd…"], size: (50, 20)),
        TextCase(
            "height for one line and a half", "abcd efgh", width: 60, height: 39, lines: ["abcd…"], size: (50, 20)),
        TextCase("height for two lines", "abcd efgh", width: 60, height: 40, lines: ["abcd", "efgh"], size: (40, 40)),
        TextCase(
            "without height there is still one line", "abcd efgh", width: 100, height: 0, lines: ["abcd efgh"],
            size: (90, 20)),
        TextCase("a line break", "a\nbb", lines: ["a", "bb"], size: (20, 40)),
        TextCase("a line break at the end", "ab\n", lines: ["ab"], size: (20, 40)),
        TextCase("an empty line", "a\n\nb", lines: ["a", "b"], size: (10, 60)),
        TextCase("a line break of Windows", "a\r\nbb", lines: ["a", "bb"], size: (20, 40)),
        TextCase("more paragraphs than lines", "a\nb\nc", limit: 2, lines: ["a", "b…"], size: (20, 40)),
        TextCase("spaces at a break are not shown", "abcd   efgh", width: 45, lines: ["abcd", "efgh"], size: (40, 40)),
        TextCase("spaces in a line are", "a  b", width: 45, lines: ["a  b"], size: (40, 20)),
        TextCase("a hyphen may end a line", "well-known", width: 60, lines: ["well-", "known"], size: (50, 40)),
        TextCase(
            "a family stays together", family + family + family, width: 45, lines: [family + family, family],
            size: (40, 40)),
        TextCase(
            "a skin tone stays with its hand", thumb + thumb + thumb, width: 40, limit: 1, lines: [thumb + "…"],
            size: (30, 20)),
        TextCase(
            "an accent stays with its letter", "e\u{301}e\u{301}e\u{301}", width: 20,
            lines: ["e\u{301}e\u{301}", "e\u{301}"], size: (20, 40)),
        TextCase("flags are two letters and one character", "🇫🇷🇯🇵🇰🇷", width: 25, lines: ["🇫🇷", "🇯🇵", "🇰🇷"], size: (20, 60)),
    ]
}

@MainActor @Suite("Shapes of texts")
struct TextShapeTests {
    @Test("lines and size follow the room and the limit", arguments: TextCase.all)
    private func shape(_ row: TextCase) {
        let screen = Screen {
            Text(row.text).background(Color.red).frame(width: row.width, height: row.height).lineLimit(row.limit)
        }
        #expect(screen.lines == row.lines)
        #expect(screen.rect(.red)?.size == row.size)
    }

    @Test("an empty text is as high as a line, and has no width")
    func empty() {
        let screen = Screen {
            VStack(spacing: 0) {
                Text("")
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.red) == Rect(195, 155, 10, 10))
        #expect(screen.lines.isEmpty)
    }

    @Test("an empty text beside something takes no more than the gap")
    func emptyBeside() {
        let screen = Screen {
            HStack(spacing: 6) {
                Text("")
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.red) == Rect(198, 145, 10, 10))
    }
}
