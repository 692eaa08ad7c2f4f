import Core
import Testing
import Views

@testable import Stage

/// Areas are in pixels; a line is 10 wide.
@MainActor @Suite("The ends and corners of a line") struct StrokeStyleTests {
    struct Case: Sendable {
        let shape: DrawShape
        let style: StrokeStyle
        let area: Double
    }

    nonisolated private static func style(
        _ cap: StrokeStyle.LineCap, _ join: StrokeStyle.LineJoin, limit: Double = 10
    ) -> StrokeStyle {
        StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    nonisolated private static let level = DrawShape.polyline([Point(x: 20, y: 40), Point(x: 60, y: 40)])
    nonisolated private static let tilted = DrawShape.polyline([Point(x: 20, y: 20), Point(x: 50, y: 60)])
    nonisolated private static let angle = DrawShape.polyline([
        Point(x: 20, y: 60), Point(x: 20, y: 20), Point(x: 60, y: 20),
    ])
    nonisolated private static let square = DrawShape.polygon([
        Point(x: 20, y: 20), Point(x: 60, y: 20), Point(x: 60, y: 60), Point(x: 20, y: 60),
    ])
    /// Turns by 135 degrees.
    nonisolated private static let sharp = DrawShape.polyline([
        Point(x: 20, y: 60), Point(x: 60, y: 60), Point(x: 30, y: 30),
    ])
    nonisolated private static let half = DrawShape.arc(
        center: Point(x: 40, y: 40), radius: 20, start: 0, end: .pi)

    nonisolated private static let cases: [Case] = [
        Case(shape: level, style: style(.butt, .miter), area: 400),
        Case(shape: level, style: style(.square, .miter), area: 500),
        Case(shape: level, style: style(.round, .miter), area: 400 + .pi * 25),
        Case(shape: tilted, style: style(.butt, .miter), area: 500),
        Case(shape: tilted, style: style(.square, .miter), area: 600),
        Case(shape: half, style: style(.butt, .miter), area: .pi * 20 * 10),
        Case(shape: half, style: style(.square, .bevel), area: .pi * 20 * 10 + 100),
        // The corner's square of five pixels: all of it, a quarter of a disc, half of it.
        Case(shape: angle, style: style(.butt, .miter), area: 775 + 25),
        Case(shape: angle, style: style(.butt, .round), area: 775 + .pi * 25 / 4),
        Case(shape: angle, style: style(.butt, .bevel), area: 775 + 12.5),
        Case(shape: angle, style: style(.butt, .miter, limit: 1.4), area: 775 + 12.5),
        Case(shape: angle, style: style(.butt, .miter, limit: 1.5), area: 775 + 25),
        Case(shape: angle, style: style(.butt, .miter, limit: .nan), area: 775 + 12.5),
        Case(shape: square, style: style(.square, .miter), area: 1600),
        Case(shape: square, style: style(.butt, .round), area: 1600 - 4 * (25 - .pi * 25 / 4)),
        Case(shape: square, style: style(.butt, .bevel), area: 1600 - 50),
        Case(
            shape: .rectangle(Rect(x: 20, y: 20, width: 40, height: 40)), style: style(.butt, .bevel), area: 1600 - 50),
        Case(shape: .rectangle(Rect(x: 20, y: 20, width: 40, height: 40)), style: style(.butt, .miter), area: 1600),
    ]

    @Test("cover what the style says, upright and turned", arguments: cases, PanelRotation.allCases)
    func area(_ row: Case, rotation: PanelRotation) throws {
        let picture = try TestPanel.draw(80, 80, rotation: rotation, [.stroke(row.shape, .white, style: row.style)])
        #expect(abs(picture.whiteArea - row.area) < 0.01 * row.area)
    }

    @Test("a sharp corner reaches as far as its mitre, and not beyond the line without one")
    func reach() throws {
        func right(_ style: StrokeStyle) throws -> Int? {
            let picture = try TestPanel.draw(90, 80, [.stroke(Self.sharp, .white, style: style)])
            return (0..<90).last { x in (0..<80).contains { picture.grey(x, $0) > 128 } }
        }
        // 5 / tan(22.5°) is 12.07 along the level line.
        #expect(try right(Self.style(.butt, .miter)) == 71)
        #expect(try right(Self.style(.butt, .round)) == 64)
        let bevelled = try right(Self.style(.butt, .bevel)) ?? .max
        #expect(bevelled < 64)
    }

    @Test("a point is nothing with flat ends, and a square with square ones")
    func dot() throws {
        func area(_ cap: StrokeStyle.LineCap) throws -> Double {
            try TestPanel.draw(
                40, 40, [.stroke(.polyline([Point(x: 20, y: 20)]), .white, style: Self.style(cap, .miter))]
            ).whiteArea
        }
        #expect(try area(.butt) == 0)
        #expect(try abs(area(.square) - 100) < 0.5)
        #expect(try abs(area(.round) - .pi * 25) < 1.5)
    }

    @Test("a translucent line is even, whatever its style", arguments: [StrokeStyle.LineCap.butt, .square, .round])
    func even(cap: StrokeStyle.LineCap) throws {
        let line = DrawShape.polyline([(14.0, 14.0), (44, 16), (44, 50), (14, 44)].map { Point(x: $0.0, y: $0.1) })
        for join in [StrokeStyle.LineJoin.miter, .bevel, .round] {
            let picture = try TestPanel.draw(
                64, 64,
                [.stroke(line, .white.opacity(0.5), style: StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join))])
            let highest = (0..<64 * 64).map { picture.grey($0 % 64, $0 / 64) }.max()
            #expect(try #require(highest) <= 129)
        }
    }

    @Test(
        "a faded group has room for all of a mitre and of square ends",
        arguments: [level, tilted, angle, sharp, square])
    func group(shape: DrawShape) throws {
        for style in [Self.style(.square, .miter), Self.style(.butt, .bevel), Self.style(.round, .round)] {
            let things: [DrawCommand] = [
                .fill(.rectangle(Rect(x: 30, y: 30, width: 4, height: 4)), .white),
                .stroke(shape, .white, style: style),
                .stroke(shape, .white, style: style),
            ]
            let whole = try TestPanel.draw(90, 80, things)
            let faded = try TestPanel.draw(90, 80, [.pushOpacity(0.5)] + things + [.popOpacity])
            let apart = whole.pixels.indices.map { abs(Int(whole.pixels[$0]) - 2 * Int(faded.pixels[$0])) }
            // Alpha is 255 in both.
            let worst = apart.indices.filter { $0 % 4 != 3 }.map { apart[$0] }.max()
            #expect(try #require(worst) <= 6)
        }
    }
}
