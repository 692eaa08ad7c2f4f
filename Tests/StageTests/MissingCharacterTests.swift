import Core
import Glibc
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("Characters that no font has", .serialized) struct MissingCharacterTests {
    private let folder = TemporaryFolder()

    /// With the main face alone, as a system has without the packages for other scripts.
    private func stage() throws -> OffscreenStage {
        let main = try #require(FontFolders().files()["NotoSans-Regular.ttf"])
        symlink(main, folder.file("NotoSans-Regular.ttf"))
        return try OffscreenStage(
            size: Size(width: 200, height: 40), fonts: FontFolders(only: folder.path))
    }

    private func draw(_ texts: [String], on stage: OffscreenStage) throws {
        for text in texts {
            _ = try stage.picture(
                of: TestPanel.list([.text(text, font: ResolvedFont(size: 16), color: .white, origin: .zero)]))
        }
    }

    @Test(
        "are told once for each script or kind, however many there are",
        arguments: [
            (["漢字", "仮名かな"], ["Chinese and Japanese"]), (["한글", "글"], ["Korean"]), (["ไทย"], ["Thai"]),
            (["🐶🐱", "🐾"], ["emoji"]), (["⌘ ⎈", "⏻"], ["symbols"]), (["தமிழ்"], ["U+0B80"]),
            (["🐶 漢 ไ", "ไ 漢 🐶"], ["emoji", "Chinese", "Thai"]),
        ])
    func told(texts: [String], kinds: [String]) throws {
        let stage = try stage()
        try draw(texts, on: stage)
        let problems = stage.canvas.problems
        #expect(problems.count == kinds.count)
        for (problem, kind) in zip(problems, kinds) { #expect(problem.contains(kind)) }
        // No text: it may be of a pet's owner.
        #expect(problems.allSatisfy { problem in problem.unicodeScalars.allSatisfy(\.isASCII) })
    }

    @Test("are none where there is a font, and none where there is nothing to see") func none() throws {
        let stage = try stage()
        try draw(["Hello, Ärger; Привет; 3 / 5 €", "a\u{200D}b\u{FE0F}\u{00A0}c\u{0}\u{7}\tz", ""], on: stage)
        #expect(stage.canvas.problems.isEmpty)
    }

    @Test("are a bounded number of kinds") func bounded() throws {
        let stage = try stage()
        let letters = (0..<400).compactMap { Unicode.Scalar(0x10000 + $0 * 0x80) }.map { String($0) }
        try draw(letters, on: stage)
        #expect(stage.canvas.problems.count <= 32)
    }
}
