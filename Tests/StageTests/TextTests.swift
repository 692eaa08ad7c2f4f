import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct TextTests {
    private let font = ResolvedFont(size: 24)

    private func engine(_ scale: Double = 1) throws -> TextEngine {
        try TextEngine(faces: FontFaces(FontFolders()), scale: scale)
    }

    private func draw(_ line: String, _ font: ResolvedFont? = nil) throws -> Picture {
        try TestPanel.draw(
            400, 100, [.text(line, font: font ?? self.font, color: .white, origin: Point(x: 40, y: 30))])
    }

    @Test(
        "text lies within its measured box",
        arguments: ["Hold still", "Ångström, Größe & Éclair", "もう少し近づいて", "조금 더 가까이", "اقترب أكثر", "60 %"])
    func box(line: String) throws {
        let size = try engine().size(of: line, font: font)
        let ink = try #require(try draw(line).inkBox())
        #expect(ink.left >= 39 && Double(ink.right) <= 41 + size.width)
        #expect(ink.top >= 28 && Double(ink.bottom) <= 32 + size.height)
        #expect(Double(ink.right - ink.left) > size.width * 0.7)
    }

    @Test("every language's letters have glyphs") func glyphs() throws {
        let engine = try engine()
        let lines = [
            "Hold still", "Quédate quieto, ¿sí?", "Ne bougez pas — ça va", "Bitte größer, näher", "가만히 있어 주세요",
            "もう少し近づいてください。", "写真を撮ります", "لا تتحرك من فضلك", "[Ĥöļð šţîļļ ··]", "✓ → ★ ½ €",
        ]
        for line in lines {
            #expect(engine.canShow(line))
            #expect(engine.canShow(line, weight: .semibold))
        }
        #expect(!engine.canShow("\u{10FFFD}"))
    }

    @Test("Arabic letters are joined") func joined() throws {
        let engine = try engine()
        let word = "كلب"
        let alone = word.unicodeScalars.reduce(0) { $0 + engine.size(of: String($1), font: font).width }
        // Joined forms are narrower than isolated ones.
        #expect(engine.size(of: word, font: font).width < alone - 3)
        let joined = try #require(try draw(word).inkBox())
        let separate = try #require(
            try draw(word.unicodeScalars.map(String.init).joined(separator: "\u{200C}")).inkBox())
        #expect(joined.right - joined.left < separate.right - separate.left)
    }

    @Test("Arabic runs from right to left") func direction() throws {
        // Alef is a thin stroke, seen a wide bowl: alef first means ink on the right is thin.
        let runs = TextRuns.split("اس 42 abc") { _, script, _ in script == .arabic ? 1 : 0 }
        #expect(runs.first?.text.contains("abc") == true)
        #expect(runs.last?.script == .arabic && runs.last?.isRightToLeft == true)
        #expect(runs.first { $0.text.contains("42") }?.isRightToLeft == false)
    }

    @Test(
        "levels follow the bidirectional algorithm",
        arguments: [
            ("abc", [0, 0, 0]), ("אב", [1, 1]), ("a א", [0, 0, 1]), ("א a", [1, 1, 2]), ("א 12", [1, 1, 2, 2]),
            ("a 12", [0, 0, 0, 0]), ("א1.5", [1, 2, 2, 2]), ("א-", [1, 1]), ("60%", [0, 0, 0]),
        ])
    func levels(line: String, expected: [Int]) {
        #expect(BidiLevels.levels(Array(line.unicodeScalars)) == expected)
    }

    @Test("runs of one level keep their order, higher ones turn") func order() {
        #expect(BidiLevels.visualOrder([0, 1, 0]) == [0, 1, 2])
        #expect(BidiLevels.visualOrder([0, 1, 1, 0]) == [0, 2, 1, 3])
        #expect(BidiLevels.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    }

    @Test("digits are equally wide") func tabular() throws {
        let engine = try engine()
        let font = ResolvedFont(size: 40, monospacedDigits: true)
        let widths = Set((0...9).map { engine.size(of: String(repeating: "\($0)", count: 8), font: font).width })
        #expect(widths.count == 1)
    }

    @Test("semibold is heavier") func weight() throws {
        let heavy = try draw("Nose", ResolvedFont(size: 24, weight: .semibold)).whiteArea
        #expect(try heavy > draw("Nose").whiteArea * 1.1)
    }

    @Test("a larger scale measures the same points within a pixel") func scale() throws {
        let (one, two) = (
            try engine(1).size(of: "Hold still", font: font), try engine(2).size(of: "Hold still", font: font)
        )
        #expect(abs(one.width - two.width) < 2 && abs(one.height - two.height) < 2)
    }

    @Test("an empty line has a height and draws nothing") func empty() throws {
        #expect(try engine().size(of: "", font: font).height > 24)
        #expect(try draw("").inkBox() == nil)
        #expect(try draw("   ").inkBox() == nil)
    }

    @Test("text takes its colour and opacity") func tint() throws {
        let picture = try TestPanel.draw(
            100, 60,
            [
                .text(
                    "█", font: ResolvedFont(size: 40), color: Color(red: 1, green: 0.5, blue: 0, opacity: 0.5),
                    origin: .zero)
            ])
        #expect(picture.isNear(12, 30, 128, 64, 0))
    }

    @Test("without fonts the error names the package") func noFonts() throws {
        let error = stageError { try FontFaces(FontFolders(only: "/nowhere")) }
        #expect(error?.kind == .noFonts)
        #expect(error?.sentence.contains("fonts-noto-core") == true)
    }
}
