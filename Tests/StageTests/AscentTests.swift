import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite("Ascent", .serialized)
struct AscentTests {
    private func engine(_ scale: Double = 1) throws -> TextEngine {
        try TextEngine(faces: FontFaces(FontFolders()), scale: scale)
    }

    @Test(
        "is where letters without a tail stand",
        arguments: [20.0, 24, 48], [ResolvedFont.Weight.regular, .semibold])
    func letters(size: Double, weight: ResolvedFont.Weight) throws {
        let font = ResolvedFont(size: size, weight: weight)
        let picture = try TestPanel.draw(
            200, 120, [.text("HIE", font: font, color: .white, origin: Point(x: 20, y: 20))])
        let ink = try #require(picture.inkBox())
        #expect(abs(Double(ink.bottom + 1) - (20 + (try engine().ascent(of: font)))) <= 1)
    }

    @Test("is less than the line, and more than half of it")
    func range() throws {
        let (engine, font) = (try engine(), ResolvedFont(size: 24))
        let height = engine.size(of: " ", font: font).height
        #expect(engine.ascent(of: font) < height)
        #expect(engine.ascent(of: font) > height / 2)
    }

    @Test("is in points at any scale")
    func scale() throws {
        let font = ResolvedFont(size: 24)
        #expect(abs(try engine(1).ascent(of: font) - engine(2).ascent(of: font)) <= 1)
    }
}
