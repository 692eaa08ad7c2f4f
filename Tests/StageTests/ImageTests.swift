import Core
import Glibc
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct ImageTests {
    @Test("an icon is tinted, keeps its shape and is centred") func icon() throws {
        let folder = TemporaryFolder()
        folder.write(
            Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">\
                <rect width="24" height="12" fill="#000"/></svg>
                """.utf8), to: "icons/bar.svg")
        let picture = try TestPanel.draw(
            40, 40, assets: AssetFolder(path: folder.path),
            [.icon("bar", color: Color(hex: 0x2FB36B), in: Rect(x: 8, y: 8, width: 24, height: 24))])
        #expect(picture.isNear(20, 20, 0x2F, 0xB3, 0x6B))
        let ink = try #require(picture.inkBox(above: 20))
        #expect(ink == (8, 14, 31, 25))
    }

    @Test("a written PNG reads back as the same pixels") func roundTrip() throws {
        let folder = TemporaryFolder()
        let picture = try TestPanel.draw(
            64, 48, [.fill(.ellipse(Rect(x: 4, y: 3, width: 50, height: 40)), Color(hex: 0xE5534B))])
        try picture.writePNG(to: folder.path + "/a.png")
        #expect(try Picture(contentsOf: folder.path + "/a.png") == picture)
    }

    @Test("a PNG that cannot be written is an error that names it") func unwritable() throws {
        let picture = Picture(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let error = stageError { try picture.writePNG(to: "/nowhere/a.png") }
        #expect(error?.kind == .unwritable && error?.subject == "/nowhere/a.png")
    }

    @Test("a picture file shows the part asked for") func picture() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/halves.png"
        try TestPanel.draw(
            64, 32, [.fill(.rectangle(Rect(x: 32, y: 0, width: 32, height: 32)), .white)]
        ).writePNG(to: path)
        let whole = try TestPanel.draw(
            32, 16, [.picture(path: path, source: .whole, in: Rect(x: 0, y: 0, width: 32, height: 16))])
        #expect(whole.grey(4, 8) == 0 && whole.grey(28, 8) == 255)
        let right = Rect(x: 0.5, y: 0, width: 0.5, height: 1)
        let part = try TestPanel.draw(
            32, 32, [.picture(path: path, source: right, in: Rect(x: 0, y: 0, width: 32, height: 32))])
        #expect(part.grey(4, 8) == 255)
    }

    @Test("a file that is no picture leaves a gap and a note without its name") func broken() throws {
        let folder = TemporaryFolder()
        folder.write(Array("no picture".utf8), to: "secret-name.jpg")
        let stage = try OffscreenStage(size: Size(width: 10, height: 10))
        let command = DrawCommand.picture(
            path: folder.path + "/secret-name.jpg", source: .whole, in: Rect(x: 0, y: 0, width: 9, height: 9))
        #expect(try stage.picture(of: TestPanel.list([command])).whiteArea == 0)
        #expect(stage.canvas.problems.count == 1)
        #expect(!stage.canvas.problems[0].contains("secret-name"))
    }

    @Test("a cache keeps what the round uses and forgets the oldest beyond its bound") func cache() {
        var cache = BoundedCache<Int, String>(bound: 10)
        for key in 0..<8 {
            cache.beginRound()
            cache.insert("\(key)", for: key, cost: 2)
        }
        #expect(cache.cost <= 10)
        #expect(cache[7] == "7" && cache[0] == nil)
        cache.beginRound()
        for key in 10..<20 { cache.insert("", for: key, cost: 2) }
        #expect((10..<20).allSatisfy { cache[$0] != nil })
    }

    @Test("a picture file keeps its proportions when it is fitted") func proportions() throws {
        let folder = TemporaryFolder()
        let path = folder.file("wide.png")
        try Picture(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 3200)).writePNG(to: path)
        let stage = try OffscreenStage(size: Size(width: 100, height: 100))
        #expect(stage.text.pictureSize(path: path) == Size(width: 40, height: 20))
        #expect(stage.text.pictureSize(path: folder.file("missing.png")) == nil)
    }
}
