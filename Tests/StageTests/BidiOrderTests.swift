import Core
import Testing
import Views

@testable import Stage

/// A line in the order of reading, and what is seen of it from left to right, with the brackets as they look.
private struct OrderCase: Sendable, CustomTestStringConvertible {
    let line: String
    let paragraph: LayoutDirection?
    let seen: String

    var testDescription: String { "\(line) \(paragraph.map { "\($0)" } ?? "by its first letter")" }

    init(_ line: String, _ paragraph: LayoutDirection? = nil, seen: String) {
        self.line = line
        self.paragraph = paragraph
        self.seen = seen
    }

    static let all = [
        OrderCase("3 / 5", seen: "3 / 5"),
        OrderCase("10:30 – 11:45", seen: "10:30 – 11:45"),
        OrderCase("+49 30 1234", seen: "+49 30 1234"),
        OrderCase("1 2 3 4", seen: "1 2 3 4"),
        OrderCase("(1) [2] {3}", seen: "(1) [2] {3}"),
        OrderCase("60 %", seen: "60 %"),
        OrderCase("?!", seen: "?!"),
        OrderCase("3 / 5", .leftToRight, seen: "3 / 5"),
        OrderCase("3 / 5", .rightToLeft, seen: "5 / 3"),
        OrderCase("10:30 – 11:45", .rightToLeft, seen: "11:45 – 10:30"),
        OrderCase("3 / 5 dogs", seen: "3 / 5 dogs"),
        OrderCase("3 / 5 dogs", .rightToLeft, seen: "dogs 5 / 3"),
        OrderCase("אב 3 / 5", seen: "5 / 3 בא"),
        OrderCase("אב 1.5", seen: "1.5 בא"),
        OrderCase("אב 1-2", seen: "1-2 בא"),
        OrderCase("אב -5%", seen: "5%- בא"),
        OrderCase("שלום (abc) 12%", seen: "12% (abc) םולש"),
        OrderCase("שלום (אב) ab", seen: "ab (בא) םולש"),
        OrderCase("אב [ab אב] cd", seen: "cd [בא ab] בא"),
        OrderCase("ab (אב) cd", seen: "ab (בא) cd"),
        OrderCase("ab (אב)", seen: "ab (בא)"),
        OrderCase("אב (12)", .leftToRight, seen: "(12) בא"),
        OrderCase("אב ab (cd) ef", seen: "ab (cd) ef בא"),
        OrderCase("אב {ab [cd]}", seen: "{ab [cd]} בא"),
        OrderCase("אב )ab", seen: "ab( בא"),
    ]
}

@MainActor @Suite("The order of a line on the screen")
struct BidiOrderTests {
    /// From left to right; brackets that are read from the right are mirrored.
    private func seen(_ line: String, _ paragraph: LayoutDirection?) -> String {
        let scalars = Array(line.unicodeScalars)
        let levels = BidiLevels.levels(scalars, paragraph: paragraph)
        let mirrored: [Unicode.Scalar: Unicode.Scalar] = [
            "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{",
        ]
        var text = String.UnicodeScalarView()
        for index in BidiLevels.visualOrder(levels) {
            let scalar = scalars[index]
            text.append(levels[index] % 2 == 1 ? mirrored[scalar] ?? scalar : scalar)
        }
        return String(text)
    }

    @Test("is that of the bidirectional algorithm", arguments: OrderCase.all)
    private func order(_ row: OrderCase) {
        #expect(seen(row.line, row.paragraph) == row.seen)
    }

    @Test(
        "has the levels of rules W1 to W7 and L1",
        arguments: [
            ("א+5", [1, 1, 2]), ("א1+5", [1, 2, 2, 2]), ("ا1+5", [1, 2, 1, 2]), ("ا1,5", [1, 2, 2, 2]),
            ("א5$", [1, 2, 2]), ("ا5$", [1, 2, 1]), ("א\u{5B8}", [1, 1]), ("א a  ", [1, 1, 2, 1, 1]),
            ("a א\tב ", [0, 0, 1, 0, 1, 0]), ("א1\u{200B}2", [1, 2, 2, 2]), ("٣ / ٥", [2, 1, 1, 1, 2]),
        ])
    func levels(line: String, expected: [Int]) {
        #expect(BidiLevels.levels(Array(line.unicodeScalars)) == expected)
    }

    @Test("pairs brackets by kind, the innermost first, and leaves what has no other side")
    func pairs() {
        func found(_ line: String) -> [[Int]] {
            BidiBrackets.pairs(in: Array(line.unicodeScalars)).map { [$0.opening, $0.closing] }
        }
        #expect(found("a(b)c") == [[1, 3]])
        #expect(found("([{}])") == [[0, 5], [1, 4], [2, 3]])
        #expect(found("a(b]c)") == [[1, 5]])
        #expect(found("a[b(c]d)") == [[1, 5]])
        #expect(found(")(") == [])
        #expect(found(String(repeating: "(", count: 500) + String(repeating: ")", count: 500)).isEmpty)
    }

    private func picture(_ line: String, _ direction: LayoutDirection?) throws -> Picture {
        let font = ResolvedFont(size: 40, direction: direction)
        return try TestPanel.draw(
            200, 80, [.text(line, font: font, color: .white, origin: Point(x: 20, y: 10))])
    }

    @Test("an opening bracket that is read from the right looks like a closing one")
    func mirrored() throws {
        let (turned, closing) = (try picture("(", .rightToLeft), try picture(")", .leftToRight))
        let opening = try picture("(", .leftToRight)
        func difference(_ one: Picture, _ other: Picture) -> Int {
            var sum = 0
            for y in 0..<one.height {
                for x in 0..<one.width { sum += abs(one.grey(x, y) - other.grey(x, y)) }
            }
            return sum
        }
        #expect(difference(turned, closing) < difference(turned, opening) / 4)
    }

    @Test("a NUL hides nothing that is behind it")
    func zero() throws {
        let engine = try TextEngine(faces: FontFaces(FontFolders()), scale: 1)
        let font = ResolvedFont(size: 24)
        #expect(engine.size(of: "a\0b", font: font) == engine.size(of: "ab", font: font))
        #expect(TextRuns.split("\0a\0b\0") { _, _, _ in 0 }.map(\.text) == ["ab"])
        #expect(TextRuns.split("\0") { _, _, _ in 0 }.isEmpty)
    }
}
