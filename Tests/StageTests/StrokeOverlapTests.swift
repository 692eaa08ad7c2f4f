import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite("A translucent line", .serialized) struct StrokeOverlapTests {
    struct Line: Sendable {
        let shape: DrawShape
        var style: StrokeStyle
    }

    nonisolated private static func points(_ numbers: Double...) -> [Point] {
        stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    /// Each lies over itself somewhere.
    nonisolated private static let lines: [Line] = [
        Line(
            shape: .roundedRectangle(Rect(x: 15, y: 15, width: 50, height: 50), cornerRadius: 3),
            style: StrokeStyle(lineWidth: 18)),
        Line(shape: .ellipse(Rect(x: 12, y: 34, width: 56, height: 12)), style: StrokeStyle(lineWidth: 16)),
        Line(shape: .ellipse(Rect(x: 35, y: 35, width: 10, height: 10)), style: StrokeStyle(lineWidth: 30)),
        Line(shape: .rectangle(Rect(x: 20, y: 36, width: 40, height: 8)), style: StrokeStyle(lineWidth: 14)),
        Line(
            shape: .arc(center: Point(x: 40, y: 40), radius: 6, start: 0, end: 4), style: StrokeStyle(lineWidth: 20)),
        Line(
            shape: .arc(center: Point(x: 40, y: 40), radius: 25, start: 0, end: 6.1), style: .rounded(14)),
        Line(shape: .polyline(points(10, 10, 70, 70, 70, 10, 10, 70)), style: StrokeStyle(lineWidth: 8)),
        Line(shape: .polyline(points(10, 40, 70, 40, 12, 44)), style: .rounded(12)),
        Line(shape: .polyline(points(20, 40, 60, 40, 20, 40)), style: .rounded(12)),
        Line(shape: .polygon(points(40, 5, 44, 70, 36, 70)), style: StrokeStyle(lineWidth: 14, lineJoin: .round)),
        Line(shape: .polyline(points(20.3, 20.1, 24.2, 24.4, 20.6, 28.2, 60, 28.3)), style: .rounded(14)),
    ]

    /// How far a picture is from another one at half its brightness.
    private func unevenness(_ picture: Picture, _ full: Picture) -> Int {
        picture.pixels.indices.reduce(0) { worst, index in
            index % 4 == 3 ? worst : max(worst, abs(Int(picture.pixels[index]) - Int(full.pixels[index]) / 2))
        }
    }

    @Test("that lies over itself has one opacity everywhere", arguments: lines, PanelRotation.allCases)
    func even(_ line: Line, rotation: PanelRotation) throws {
        func draw(_ color: Color) throws -> Picture {
            try TestPanel.draw(80, 80, rotation: rotation, [.stroke(line.shape, color, style: line.style)])
        }
        let full = try draw(.white)
        #expect(full.whiteArea > 100)
        #expect(unevenness(try draw(.white.opacity(0.5)), full) <= 3)
    }

    @Test("has it in a group with an opacity, cut and enlarged as well", arguments: lines)
    func group(_ line: Line) throws {
        func draw(_ color: Color, _ opacity: Double) throws -> Picture {
            try TestPanel.draw(
                80, 80,
                [
                    .pushClip(Rect(x: 6, y: 6, width: 66, height: 60), cornerRadius: 12),
                    .pushScale(x: 1.2, y: 0.9, anchor: Point(x: 40, y: 40)), .pushOpacity(opacity),
                    .stroke(line.shape, color, style: line.style), .popOpacity, .popTransform, .popClip,
                ])
        }
        let full = try draw(.white, 1)
        // At the clip's edge pixels of a line that lies over itself are covered more often than once.
        let middle = try draw(.white, 0.5)
        for y in 10..<62 {
            for x in 20..<58 { #expect(abs(middle.grey(x, y) - full.grey(x, y) / 2) <= 3) }
        }
        let both = try draw(.white.opacity(0.5), 0.5)
        for y in 10..<62 {
            for x in 20..<58 { #expect(abs(both.grey(x, y) - full.grey(x, y) / 4) <= 3) }
        }
    }

    @Test("that does not lie over itself needs no layer, nor does an opaque one") func fast() throws {
        let half = Color.white.opacity(0.5)
        let plain: [DrawCommand] = [
            .stroke(.ellipse(Rect(x: 10, y: 10, width: 60, height: 60)), half, lineWidth: 8),
            .stroke(.rectangle(Rect(x: 10, y: 10, width: 60, height: 60)), half, lineWidth: 8),
            .stroke(.roundedRectangle(Rect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 12), half, lineWidth: 3),
            .stroke(.arc(center: Point(x: 40, y: 40), radius: 30, start: 0, end: 5), half, style: .rounded(8)),
            .stroke(.arc(center: Point(x: 40, y: 40), radius: 30, start: 0, end: 0.2), half, style: .rounded(8)),
            .stroke(.polyline(Self.points(10, 40, 40, 40, 40, 70)), half, style: .rounded(6)),
            .stroke(.polyline(Self.points(10, 40, 70, 40)), half, style: .rounded(6)),
        ]
        let opaque = Self.lines.map { DrawCommand.stroke($0.shape, .white, style: $0.style) }
        let stage = try OffscreenStage(size: Size(width: 80, height: 80))
        _ = try stage.picture(of: TestPanel.list(plain + opaque))
        #expect(stage.canvas.makings == 0)
        let line = Self.lines[0]
        _ = try stage.picture(of: TestPanel.list([.stroke(line.shape, half, style: line.style)]))
        #expect(stage.canvas.makings == 1)
    }
}
