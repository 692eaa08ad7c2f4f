import Core
import Testing

@testable import Views

/// A megabyte of something, and by what its beginning is known on the screen.
private struct Megabyte: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(of sentence: String, _ part: String) {
        testDescription = sentence
        text = String(repeating: part, count: (1 << 20) / part.utf8.count + 1)
    }

    static let all = [
        Megabyte(of: "words", "come closer "), Megabyte(of: "one word", "a"), Megabyte(of: "line breaks", "\n"),
        Megabyte(of: "lines", "abc\n"), Megabyte(of: "Chinese", "請靠近一點。"), Megabyte(of: "families", "👩‍👩‍👧‍👦"),
        Megabyte(of: "combining marks", "\u{301}"), Megabyte(of: "letters with accents", "e\u{301}"),
        Megabyte(of: "spaces", " "), Megabyte(of: "no-break spaces", "\u{A0}"),
        Megabyte(of: "Windows' line breaks", "\r\n"), Megabyte(of: "hyphens", "a-"), Megabyte(of: "zeros", "\0"),
    ]
}

@MainActor @Suite("Texts of a megabyte")
struct LongTextTests {
    /// All of it once or twice for each of the few proposals of a layout, and no more.
    private static let work = 20 << 20

    @Test("fill the lines that there is room for", arguments: Megabyte.all)
    private func room(_ megabyte: Megabyte) {
        let screen = Screen { Text(megabyte.text).frame(width: 200, height: 100) }
        #expect(screen.lines.count <= 5)
        #expect(screen.measurer.characters < Self.work)
    }

    @Test("leave their neighbours on the screen", arguments: Megabyte.all)
    private func neighbours(_ megabyte: Megabyte) throws {
        let screen = Screen {
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                HStack(spacing: 0) {
                    Text(megabyte.text)
                    Color.green.frame(width: 30)
                }
            }
        }
        #expect(screen.rect(.red) == Rect(0, 0, 400, 30))
        let green = try #require(screen.rect(.green))
        #expect(green.size == Size(width: 30, height: 270) && green.maxX <= 400)
        #expect(screen.measurer.characters < Self.work)
    }

    @Test("take a great but no endless size when nobody limits them", arguments: Megabyte.all)
    private func ideal(_ megabyte: Megabyte) throws {
        let screen = Screen { Text(megabyte.text).padding(1).background(Color.red).fixedSize() }
        let rect = try #require(screen.rect(.red))
        #expect(rect.width < 30_000 && rect.height < 30_000)
        #expect(screen.lines.allSatisfy { $0.utf8.count <= LongText.bound + 3 })
        #expect(screen.measurer.characters < Self.work)
    }

    @Test("cut to one line, end in an ellipsis")
    func oneLine() {
        let screen = Screen { Text(Megabyte.all[0].text).frame(width: 200).lineLimit(1) }
        #expect(screen.lines == ["come closer come cl…"])
    }

    @Test("a text at the bound is shown to its end, one beyond it is not")
    func bound() {
        let whole = String(repeating: "a", count: LongText.bound)
        #expect(LongText.beginning(of: whole) == whole)
        #expect(LongText.beginning(of: whole + "b") == whole.dropLast() + "…")
        #expect(LongText.beginning(of: "é" + whole).hasSuffix("a…"))
    }
}
