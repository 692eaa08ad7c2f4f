import Core
import Testing

@testable import Views

/// Letters of 7¼ points, and each piece of text in whole points, as the fonts of a panel are measured.
private final class RoundingMeasurer: TextMeasurer {
    func size(of line: String, font: ResolvedFont) -> Size {
        Size(width: (Double(line.count) * 7.25).rounded(.up), height: font.size)
    }

    func ascent(of font: ResolvedFont) -> Double { font.size }
}

@MainActor @Suite("Text")
struct TextTests {
    private func lines(_ text: String, width: Double, limit: Int? = nil) -> [String] {
        Screen { Text(text).lineLimit(limit).frame(width: width) }.lines
    }

    @Test("takes its own size where there is room")
    func ideal() {
        let screen = Screen { Text("hold still").background(Color.red) }
        #expect(screen.rect(.red) == Rect(x: 150, y: 140, width: 100, height: 20))
    }

    @Test(
        "without any width is as high as a line, and draws nothing",
        arguments: ["please hold still now", "please\n\nhold", "a", "\u{1F436}\u{1F431}", "無理"], [0.0, 0.005])
    func noRoom(text: String, width: Double) {
        let screen = Screen {
            VStack(spacing: 0) {
                Text(text).background(Color.red).frame(width: width)
                Color.green.frame(width: 30, height: 10)
            }
        }
        #expect(screen.lines.isEmpty)
        // Nothing is red without width; what stands below is one line lower than the top.
        #expect(screen.rect(.green) == Rect(x: 185, y: 155, width: 30, height: 10))
        #expect(Answer.of(Text(text), to: Proposal(width: width, height: nil)) == Size(width: 0, height: 20))
        #expect(Answer.of(Text(text), to: Proposal(width: width, height: 0)) == Size(width: 0, height: 20))
    }

    @Test("wraps between words")
    func wrapping() {
        #expect(lines("please hold still now", width: 110) == ["please hold", "still now"])
    }

    @Test("is as wide as its longest line and as high as all of them")
    func wrappedSize() {
        let screen = Screen { Text("please hold still now").background(Color.red).frame(width: 115) }
        #expect(screen.rect(.red)?.size == Size(width: 110, height: 40))
    }

    @Test("breaks a word that is longer than the line")
    func longWord() {
        #expect(lines("an otorhinolaryngologist", width: 100) == ["an", "otorhinola", "ryngologis", "t"])
    }

    @Test("keeps the line breaks that it has")
    func paragraphs() {
        #expect(lines("one\n\ntwo", width: 200) == ["one", "two"])
        let screen = Screen { Text("one\n\ntwo") }
        #expect((screen.origin("two")?.y ?? 0) - (screen.origin("one")?.y ?? 0) == 40)
    }

    @Test("breaks Chinese and Japanese between characters, but not before a full stop")
    func ideographs() {
        #expect(lines("請靠近一點。", width: 60) == ["請靠近", "一點。"])
        #expect(lines("もう少し近。", width: 100) == ["もう少し", "近。"])
    }

    @Test("breaks Korean between words")
    func korean() {
        #expect(lines("조금 더 가까이", width: 80) == ["조금 더", "가까이"])
    }

    @Test("ends in an ellipsis when the lines are used up")
    func truncation() {
        #expect(lines("please hold still now", width: 110, limit: 1) == ["please hol…"])
        #expect(lines("please hold still for now", width: 110, limit: 2) == ["please hold", "still for…"])
        #expect(lines("one\ntwo", width: 110, limit: 1) == ["one…"])
    }

    @Test("needs no ellipsis for spaces at its end, which are not shown")
    func trailingSpaces() {
        #expect(lines("hold it ", width: 70, limit: 1) == ["hold it"])
        #expect(lines("please hold it  ", width: 70, limit: 2) == ["please", "hold it"])
    }

    @Test("has no more lines than it may, though its words add up to more than their line")
    func roundedWords() {
        let ruler = TextRuler(measurer: RoundingMeasurer())
        let font = ResolvedFont(size: 20, weight: .regular)
        let room = Proposal(width: 38, height: nil)
        let lines = ruler.lines(of: "eeeee b c d", font: font, in: room, limit: 2).lines
        #expect(lines.map(\.text) == ["eeeee", "b c d"])
    }

    @Test("shows a text whole when the limit is just enough")
    func exactLimit() {
        #expect(lines("please hold still now", width: 110, limit: 2) == ["please hold", "still now"])
    }

    @Test("shows the lines that the height has room for")
    func heightLimit() {
        let screen = Screen { Text("please hold still now").frame(width: 70, height: 45) }
        #expect(screen.lines == ["please", "hold s…"])
    }

    @Test("aligns its lines", arguments: [(TextAlignment.leading, 0.0), (.center, 10), (.trailing, 20)])
    func alignment(_ alignment: TextAlignment, indent: Double) {
        let screen = Screen { Text("please hold still now").frame(width: 110).multilineTextAlignment(alignment) }
        #expect((screen.origin("still now")?.x ?? 0) - (screen.origin("please hold")?.x ?? 0) == indent)
    }

    @Test("in the look's sizes grows with the screen")
    func unit() {
        let screen = Screen { Text("x").font(.title) }
        screen.size = Size(width: 1200, height: 1920)
        guard case .text(_, let font, _, _) = screen.list.commands.first else { Issue.record("no text"); return }
        #expect(font == ResolvedFont(size: 80, weight: .semibold))
    }

    @Test("asks for the size of a word once")
    func cache() {
        let flip = Flip()
        let screen = Screen { Text("please hold still now").opacity(flip.isOn ? 1 : 0.5).frame(width: 110) }
        screen.update()
        let questions = screen.measurer.questions
        flip.isOn.toggle()
        #expect(screen.host.needsUpdate)
        screen.update()
        #expect(screen.measurer.questions == questions)
    }
}
