import Core
import Testing
import Views

@testable import Stage

/// A line, the direction of its paragraph, and the levels of its characters.
private struct LevelCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let paragraph: LayoutDirection
    let levels: [Int]

    init(_ sentence: String, _ line: String, _ paragraph: LayoutDirection, _ levels: [Int]) {
        testDescription = sentence
        self.line = line
        self.paragraph = paragraph
        self.levels = levels
    }

    static let all = [
        LevelCase("a Latin word first", "USB אב", .rightToLeft, [2, 2, 2, 1, 1, 1]),
        LevelCase("a Latin word alone, with a stop", "USB.", .rightToLeft, [2, 2, 2, 1]),
        LevelCase("a Hebrew word first", "אב USB", .leftToRight, [1, 1, 0, 0, 0, 0]),
        LevelCase("a number before Hebrew, after Latin lines", "12 אב", .leftToRight, [0, 0, 0, 1, 1]),
        LevelCase("a number before Hebrew, after Hebrew lines", "12 אב", .rightToLeft, [2, 2, 1, 1, 1]),
        LevelCase("nothing but a number", "12", .rightToLeft, [2, 2]),
        LevelCase("nothing but a mark, to the left", "?", .rightToLeft, [1]),
        LevelCase("nothing but a mark, to the right", "?", .leftToRight, [0]),
        LevelCase("Latin in Latin", "abc", .leftToRight, [0, 0, 0]),
    ]
}

@MainActor @Suite("Lines of a paragraph with a direction", .serialized)
struct ParagraphDirectionTests {
    @Test("have their levels from the paragraph, not from their first letter", arguments: LevelCase.all)
    private func levels(_ row: LevelCase) {
        #expect(BidiLevels.levels(Array(row.line.unicodeScalars), paragraph: row.paragraph) == row.levels)
    }

    private func order(_ line: String, _ paragraph: LayoutDirection?) -> [String] {
        TextRuns.split(line, paragraph: paragraph) { _, script, _ in script == .hebrew ? 1 : 0 }.map(\.text)
    }

    @Test("begin at the right with a Latin word when the paragraph is Hebrew")
    func order() {
        #expect(order("USB אב", .rightToLeft) == ["אב", " ", "USB"])
        #expect(order("USB אב", nil) == ["USB ", "אב"])
    }

    @Test("begin at the left with a Hebrew word when the paragraph is Latin")
    func mirroredOrder() {
        #expect(order("אב USB", .leftToRight) == ["אב", " USB"])
        #expect(order("אב USB", nil) == ["USB", "אב "])
    }

    /// How much is drawn in each half of what is drawn.
    private func halves(_ line: String, _ direction: LayoutDirection?) throws -> (left: Int, right: Int) {
        let font = ResolvedFont(size: 24, direction: direction)
        let picture = try TestPanel.draw(200, 60, [.text(line, font: font, color: .white, origin: Point(x: 20, y: 10))])
        let ink = try #require(picture.inkBox())
        let middle = (ink.left + ink.right) / 2
        var halves = (left: 0, right: 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                if x <= middle { halves.left += picture.grey(x, y) } else { halves.right += picture.grey(x, y) }
            }
        }
        return halves
    }

    @Test("are drawn in that order")
    func drawn() throws {
        // A thin letter, and what follows it is a block that belongs to no script.
        let rightToLeft = try halves("l     █", .rightToLeft)
        #expect(rightToLeft.left > rightToLeft.right)
        let leftToRight = try halves("l     █", .leftToRight)
        #expect(leftToRight.left < leftToRight.right)
        let untold = try halves("l     █", nil)
        #expect(untold.left < untold.right)
    }

    @Test("are as wide in either direction")
    func width() throws {
        let engine = try TextEngine(faces: FontFaces(FontFolders()), scale: 1)
        let (left, right) = (
            engine.size(of: "USB", font: ResolvedFont(size: 24, direction: .leftToRight)),
            engine.size(of: "USB", font: ResolvedFont(size: 24, direction: .rightToLeft))
        )
        #expect(left == right)
    }
}
