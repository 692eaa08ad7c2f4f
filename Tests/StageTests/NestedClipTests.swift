import Core
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("Round clips in round clips", .serialized) struct NestedClipTests {
    private let frame = Rect(x: 4, y: 4, width: 72, height: 72)
    private let things: [DrawCommand] = [
        .fill(.rectangle(Rect(x: 0, y: 0, width: 80, height: 80)), .white),
        .stroke(.ellipse(Rect(x: 10, y: 10, width: 60, height: 60)), .red, lineWidth: 6),
    ]

    private func nested(_ depth: Int, _ push: (Int) -> [DrawCommand], _ pop: [DrawCommand]) -> [DrawCommand] {
        (0..<depth).flatMap(push) + things + (0..<depth).flatMap { _ in pop }
    }

    private func triangles(_ commands: [DrawCommand]) throws -> Int {
        let painter = try RefusingPainter(size: PixelSize(width: 80, height: 80))
        painter.refuses = false
        let drawer = DrawListRenderer(
            painter: painter, mapping: PanelMapping(panel: painter.size),
            text: try TextEngine(faces: FontFaces(FontFolders()), scale: 1), assets: nil)
        drawer.draw(TestPanel.list(commands))
        return painter.triangles
    }

    @Test("cut what is drawn into no more pieces than one of them") func same() throws {
        let clip = DrawCommand.pushClip(frame, cornerRadius: 36)
        let one = try triangles(nested(1, { _ in [clip] }, [.popClip]))
        #expect(one > 0)
        #expect(try triangles(nested(16, { _ in [clip] }, [.popClip])) == one)
    }

    @Test("cut what is drawn into a few more pieces where each is another one") func different() throws {
        func push(_ level: Int) -> [DrawCommand] {
            let shift = 0.37 * Double(level % 5)
            return [.pushClip(frame.insetBy(dx: shift, dy: 0.8 * shift), cornerRadius: 34 - shift)]
        }
        let one = try triangles(nested(1, push, [.popClip]))
        #expect(try triangles(nested(40, push, [.popClip])) < 4 * one)
    }

    @Test("with groups between them take as many pieces for each level") func groups() throws {
        func count(_ depth: Int) throws -> Int {
            try triangles(
                nested(
                    depth, { _ in [.pushClip(frame, cornerRadius: 36), .pushOpacity(0.9)] }, [.popOpacity, .popClip]))
        }
        let (few, many) = (try count(4), try count(16))
        #expect(many <= 4 * few)
    }

    @Test("look like one when they are the same") func look() throws {
        let clip = DrawCommand.pushClip(frame, cornerRadius: 30)
        let one = try TestPanel.draw(80, 80, nested(1, { _ in [clip] }, [.popClip]))
        let many = try TestPanel.draw(80, 80, nested(12, { _ in [clip] }, [.popClip]))
        #expect(one.difference(many) <= 1)
    }

    @Test("show of each pixel as much as that clip leaves which leaves least", arguments: 1...20)
    func least(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &chance) }
        let clips = (0..<3).map { _ -> DrawCommand in
            let rect = Rect(x: number(0...20), y: number(0...20), width: number(40...60), height: number(40...60))
            return .pushClip(rect, cornerRadius: number(5...30))
        }
        let white = things[0]
        let all = try TestPanel.draw(80, 80, clips + [white, .popClip, .popClip, .popClip])
        let each = try clips.map { try TestPanel.draw(80, 80, [$0, white, .popClip]) }
        let worst = all.pixels.indices.reduce(0) { worst, index in
            max(worst, abs(Int(all.pixels[index]) - (each.map { Int($0.pixels[index]) }.min() ?? 0)))
        }
        #expect(worst <= 8)
    }

    @Test("that do not meet leave nothing") func apart() throws {
        let left = DrawCommand.pushClip(Rect(x: 2, y: 2, width: 30, height: 30), cornerRadius: 15)
        let right = DrawCommand.pushClip(Rect(x: 44, y: 44, width: 30, height: 30), cornerRadius: 15)
        let picture = try TestPanel.draw(80, 80, [left, right] + things + [.popClip, .popClip])
        #expect(picture.whiteArea == 0)
        // Their rectangles do, their corners do not.
        let near = DrawCommand.pushClip(Rect(x: 30, y: 30, width: 30, height: 30), cornerRadius: 15)
        #expect(try TestPanel.draw(80, 80, [left, near] + things + [.popClip, .popClip]).whiteArea == 0)
    }

    @Test("and groups in groups take no more layers than two, however deep") func layers() throws {
        let stage = try OffscreenStage(size: Size(width: 80, height: 80))
        let list = TestPanel.list(nested(12, { _ in things + [.pushOpacity(0.8)] }, [.popOpacity]))
        _ = try stage.picture(of: list)
        #expect(stage.canvas.makings == 2)
        _ = try stage.picture(of: list)
        #expect(stage.canvas.makings == 2)
    }
}
