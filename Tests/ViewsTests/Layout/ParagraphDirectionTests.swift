import Core
import Testing

@testable import Views

/// Makes lines of paragraphs that are read from right to left twice as wide.
private final class DirectedMeasurer: TextMeasurer {
    func size(of line: String, font: ResolvedFont) -> Size {
        Size(width: Double(line.count) * (font.direction == .rightToLeft ? 20 : 10), height: 20)
    }

    func ascent(of font: ResolvedFont) -> Double { 15 }
}

@MainActor @Suite("The direction of a paragraph")
struct ParagraphDirectionTests {
    private struct Line: Equatable {
        let text: String
        let direction: LayoutDirection?

        init(_ text: String, _ direction: LayoutDirection?) {
            self.text = text
            self.direction = direction
        }
    }

    private func lines(_ text: String, width: Double, limit: Int? = nil) -> [Line] {
        Screen { Text(text).lineLimit(limit).frame(width: width) }.list.commands.compactMap {
            if case .text(let line, let font, _, _) = $0 { Line(line, font.direction) } else { nil }
        }
    }

    @Test(
        "is that of its first letter",
        arguments: [
            ("אב", LayoutDirection.rightToLeft), ("اب USB", .rightToLeft), ("12 אב USB", .rightToLeft),
            ("(אב) USB", .rightToLeft), ("\u{301}אב", .rightToLeft), ("\u{200F}USB", .rightToLeft),
            ("USB אב", .leftToRight), ("12 a אב", .leftToRight), ("犬 אב", .leftToRight), ("٣ abc", .leftToRight),
        ])
    func firstLetter(text: String, direction: LayoutDirection) {
        #expect(ParagraphDirection.of(text[...], in: .leftToRight) == direction)
        #expect(ParagraphDirection.of(text[...], in: .rightToLeft) == direction)
        #expect(ParagraphDirection.mayMatter(in: text))
    }

    @Test(
        "does not matter where nothing runs from right to left",
        arguments: ["", "abc", "60 %", "é", "犬の鼻", "조금", "ж"])
    func noMatter(text: String) {
        #expect(ParagraphDirection.of(text[...], in: .leftToRight) == nil)
        #expect(!ParagraphDirection.mayMatter(in: text))
    }

    @Test(
        "is that of the views around where it has no letter",
        arguments: ["3 / 5", "60 %", "10:30 – 11:45", "+49 30 1234", "?", "٣ / ٥"])
    func withoutLetters(text: String) {
        func direction(_ around: LayoutDirection) -> [LayoutDirection?] {
            Screen { Text(text).environment(\.layoutDirection, around) }.list.commands.compactMap {
                if case .text(_, let font, _, _) = $0 { font.direction } else { nil }
            }
        }
        #expect(direction(.rightToLeft) == [.rightToLeft])
        #expect(direction(.leftToRight) != [.rightToLeft])
    }

    @Test("of a text with letters is not that of the views around")
    func letters() {
        #expect(ParagraphDirection.of("12 USB", in: .rightToLeft) == nil)
        #expect(ParagraphDirection.of("犬 3", in: .rightToLeft) == nil)
    }

    @Test("holds for a line that begins with a Latin word")
    func latinLine() {
        #expect(
            lines("אבגדה USB והזחט", width: 60)
                == [Line("אבגדה", .rightToLeft), Line("USB", .rightToLeft), Line("והזחט", .rightToLeft)])
    }

    @Test("holds for a line of a Latin paragraph that begins with a Hebrew word")
    func hebrewLine() {
        #expect(
            lines("hello אבגדה world", width: 60)
                == [Line("hello", .leftToRight), Line("אבגדה", .leftToRight), Line("world", .leftToRight)])
    }

    @Test("holds for the line that ends in an ellipsis")
    func truncated() {
        #expect(
            lines("אבגדה USB והזחט", width: 60, limit: 2)
                == [Line("אבגדה", .rightToLeft), Line("USB ו…", .rightToLeft)])
    }

    @Test("is each paragraph's own")
    func paragraphs() {
        #expect(
            lines("אב\nUSB\ncd אב", width: 200)
                == [Line("אב", .rightToLeft), Line("USB", nil), Line("cd אב", .leftToRight)])
    }

    @Test("is told of no line of a text that is read from left to right")
    func plain() {
        #expect(lines("please hold still now", width: 110) == [Line("please hold", nil), Line("still now", nil)])
    }

    @Test("counts when its lines are measured")
    func measuring() {
        let ruler = TextRuler(measurer: DirectedMeasurer())
        let room = Proposal(width: 120, height: nil)
        let lines = ruler.lines(of: "אבגדה USB והזחט", font: ResolvedFont(size: 20), in: room, limit: nil)
        #expect(lines.lines.map(\.text) == ["אבגדה", "USB", "והזחט"])
        #expect(lines.lines.map(\.width) == [100, 60, 100])
    }
}
