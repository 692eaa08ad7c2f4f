import Core
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("A text or an icon that the graphics system refused") struct RefusedImageTests {
    nonisolated private static let commands: [DrawCommand] = [
        .text("Nose", font: ResolvedFont(size: 20), color: .white, origin: Point(x: 2, y: 2)),
        // There is no such drawing without a folder: the placeholder is drawn, which needs an image as well.
        .icon("pawprint.fill", color: .white, in: Rect(x: 2, y: 2, width: 20, height: 20)),
    ]

    private func drawer(_ painter: RefusingPainter) throws -> DrawListRenderer<RefusingPainter> {
        DrawListRenderer(
            painter: painter, mapping: PanelMapping(panel: painter.size),
            text: try TextEngine(faces: FontFaces(FontFolders()), scale: 1), assets: nil)
    }

    @Test("is tried again after a while, and then shown", arguments: commands) func again(command: DrawCommand) throws {
        let painter = try RefusingPainter(size: PixelSize(width: 80, height: 40))
        let drawer = try drawer(painter)
        let list = TestPanel.list([command])
        drawer.draw(list)
        #expect(try drawer.picture().whiteArea == 0)
        #expect(!drawer.problems.isEmpty)
        let (requests, problems) = (painter.requests, drawer.problems)
        painter.refuses = false
        #expect(!drawer.retry(at: .zero))
        drawer.draw(list)
        // Not in every picture.
        #expect(painter.requests == requests)
        #expect(!drawer.retry(at: Instant(seconds: 1)))
        #expect(drawer.retry(at: Instant(seconds: 2)))
        drawer.draw(list)
        #expect(try drawer.picture().whiteArea > 10)
        #expect(drawer.problems == problems)
        #expect(!drawer.retry(at: Instant(seconds: 60)))
    }

    @Test("is tried less and less often while it goes on, and told once") func patience() throws {
        let painter = try RefusingPainter(size: PixelSize(width: 80, height: 40))
        let drawer = try drawer(painter)
        let list = TestPanel.list(Self.commands)
        var tries: [Int] = []
        drawer.draw(list)
        let problems = drawer.problems
        for second in 0..<70 where drawer.retry(at: Instant(seconds: Double(second))) {
            tries.append(second)
            drawer.draw(list)
        }
        #expect(tries == [2, 6, 14, 30, 50])
        #expect(drawer.problems == problems)
    }

    @Test("is forgotten when it is shown no more") func gone() throws {
        let painter = try RefusingPainter(size: PixelSize(width: 80, height: 40))
        let drawer = try drawer(painter)
        drawer.draw(TestPanel.list(Self.commands))
        _ = drawer.retry(at: .zero)
        drawer.draw(DrawList())
        #expect(drawer.retry(at: Instant(seconds: 5)))
        drawer.draw(DrawList())
        #expect(!drawer.retry(at: Instant(seconds: 100)))
    }

    @Test("as a picture file is tried again though the file is as it was, less and less often") func file() throws {
        let folder = TemporaryFolder()
        let path = folder.file("picture.png")
        try Picture(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256)).writePNG(to: path)
        let painter = try RefusingPainter(size: PixelSize(width: 80, height: 40))
        let drawer = try drawer(painter)
        let list = TestPanel.list([.picture(path: path, source: .whole, in: Rect(x: 0, y: 0, width: 8, height: 8))])
        drawer.draw(list)
        #expect(drawer.problems.count == 1 && painter.requests == 1)
        var tries: [Int] = []
        for second in 0..<40 {
            if drawer.retry(at: Instant(seconds: Double(second))) { tries.append(second) }
            drawer.draw(list)
        }
        #expect(tries == [2, 6, 14, 30])
        #expect(painter.requests == 1 + tries.count)
        painter.refuses = false
        #expect(drawer.retry(at: Instant(seconds: 50)))
        drawer.draw(list)
        #expect(try drawer.picture().whiteArea == 64)
        #expect(drawer.problems.count == 1)
        #expect(!drawer.retry(at: Instant(seconds: 100)))
    }
}
