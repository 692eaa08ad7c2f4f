import Core
import Glibc
import Testing
import Views

@testable import Stage

@MainActor @Suite("A clip to a shape", .serialized) struct ShapeClipTests {
    nonisolated private static let star: [Point] = (0..<10).map { index in
        let (angle, radius) = (Double(index) * .pi / 5 - .pi / 2, index % 2 == 0 ? 36.0 : 15)
        return Point(x: 40 + radius * cos(angle), y: 40 + radius * sin(angle))
    }

    nonisolated private static let shapes: [DrawShape] = [
        .ellipse(Rect(x: 5.5, y: 20, width: 70, height: 33)),
        .polygon([Point(x: 40, y: 5), Point(x: 74, y: 70.5), Point(x: 6, y: 60)]),
        // The other way round.
        .polygon([Point(x: 6, y: 60), Point(x: 74, y: 70.5), Point(x: 40, y: 5)]),
        .polyline([Point(x: 10, y: 10), Point(x: 70, y: 15), Point(x: 60, y: 70)]),
        .arc(center: Point(x: 40, y: 40), radius: 30, start: 0.3, end: 4.4),
        .polygon([
            Point(x: 8, y: 8), Point(x: 72, y: 8), Point(x: 72, y: 72), Point(x: 40, y: 30.5), Point(x: 8, y: 72),
        ]),
    ]

    private let all = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 80, height: 80)), .white)

    @Test("leaves what filling the shape would cover", arguments: shapes) func fill(shape: DrawShape) throws {
        let clipped = try TestPanel.draw(80, 80, [.pushShapeClip(shape), all, .popClip])
        let filled = try TestPanel.draw(80, 80, [.fill(shape, .white)])
        #expect(filled.whiteArea > 100)
        #expect(clipped.difference(filled) <= 4)
    }

    @Test("of a star leaves a star, of a picture that is turned, too") func star() throws {
        let turn = DrawCommand.pushTransform(rotation: 0.3, scale: 0.8, anchor: Point(x: 40, y: 40))
        let star = DrawShape.polygon(Self.star)
        let clipped = try TestPanel.draw(80, 80, [turn, .pushShapeClip(star), all, .popClip, .popTransform])
        let filled = try TestPanel.draw(80, 80, [turn, .fill(star, .white), .popTransform])
        #expect(filled.whiteArea > 500 && clipped.difference(filled) <= 4)
    }

    @Test("covers no pixel twice: what is translucent stays even") func even() throws {
        let half = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 80, height: 80)), .white.opacity(0.5))
        let star = DrawShape.polygon(Self.star)
        let clipped = try TestPanel.draw(80, 80, [.pushShapeClip(star), half, .popClip])
        let filled = try TestPanel.draw(80, 80, [.fill(star, .white.opacity(0.5))])
        #expect(clipped.difference(filled) <= 4)
    }

    @Test("in others leaves what lies in all of them") func nested() throws {
        let star = DrawCommand.pushShapeClip(.polygon(Self.star))
        let circle = DrawCommand.pushClip(Rect(x: 15, y: 15, width: 50, height: 50), cornerRadius: 25)
        let both = try TestPanel.draw(80, 80, [circle, star, all, .popClip, .popClip])
        let other = try TestPanel.draw(80, 80, [star, circle, all, .popClip, .popClip])
        let (one, two) = (
            try TestPanel.draw(80, 80, [star, all, .popClip]), try TestPanel.draw(80, 80, [circle, all, .popClip])
        )
        #expect(both.difference(other) <= 3)
        #expect(both.whiteArea < one.whiteArea - 50)
        #expect(both.pixels.indices.allSatisfy { Int(both.pixels[$0]) <= Int(min(one.pixels[$0], two.pixels[$0])) + 2 })
    }

    @Test(
        "of a shape without an inside leaves nothing",
        arguments: [
            DrawShape.polygon([]), .polygon([Point(x: 4, y: 4), Point(x: 60, y: 60)]),
            .arc(center: Point(x: 40, y: 40), radius: 30, start: 2, end: 1),
            .polygon([Point(x: 4, y: 4), Point(x: .nan, y: 60), Point(x: 4, y: 60)]),
            .ellipse(Rect(x: 4, y: 4, width: 0, height: 50)),
        ])
    func nothing(shape: DrawShape) throws {
        let picture = try TestPanel.draw(80, 80, [.pushShapeClip(shape), all, .popClip])
        #expect(picture.whiteArea == 0)
    }

    @Test("with dents in two others with dents loses them, and that is said once") func many() throws {
        let stage = try OffscreenStage(size: Size(width: 80, height: 80))
        let star = DrawCommand.pushShapeClip(.polygon(Self.star))
        _ = try stage.picture(of: TestPanel.list([star, star, all, .popClip, .popClip]))
        #expect(stage.canvas.problems.isEmpty)
        let three = TestPanel.list([star, star, star, all, .popClip, .popClip, .popClip])
        for _ in 0..<3 { _ = try stage.picture(of: three) }
        #expect(stage.canvas.problems.count == 1)
        let one = try TestPanel.draw(80, 80, [star, all, .popClip])
        #expect(try stage.picture(of: three).whiteArea > one.whiteArea / 2)
    }
}
