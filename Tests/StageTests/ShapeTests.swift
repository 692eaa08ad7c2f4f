import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct ShapeTests {
    private let box = Rect(x: 10, y: 10, width: 20, height: 12)

    @Test("a rectangle on pixel borders covers exactly its pixels") func sharpRectangle() throws {
        let picture = try TestPanel.draw(40, 32, [.fill(.rectangle(box), .white)])
        for y in 0..<32 {
            for x in 0..<40 {
                let isInside = (10..<30).contains(x) && (10..<22).contains(y)
                #expect(picture.grey(x, y) == (isInside ? 255 : 0))
            }
        }
    }

    @Test("a rectangle between pixels has soft edges of the right strength") func softRectangle() throws {
        let picture = try TestPanel.draw(
            40, 32, [.fill(.rectangle(Rect(x: 10.25, y: 10, width: 20, height: 12)), .white)])
        #expect(abs(picture.grey(10, 15) - 191) <= 2)
        #expect(abs(picture.grey(30, 15) - 64) <= 2)
        #expect(picture.grey(11, 15) == 255)
        #expect(picture.grey(31, 15) == 0)
    }

    nonisolated static let filled: [(DrawShape, Double)] =
        [
            (.ellipse(Rect(x: 4.3, y: 5.1, width: 40, height: 30)), 942.5),
            (.roundedRectangle(Rect(x: 4.5, y: 5.5, width: 40, height: 30), cornerRadius: 10), 1114.2),
            (.polygon([Point(x: 5, y: 5), Point(x: 45, y: 5), Point(x: 5, y: 35)]), 600),
            // Concave: an arrow head.
            (.polygon([Point(x: 5, y: 5), Point(x: 45, y: 20), Point(x: 5, y: 35), Point(x: 15, y: 20)]), 450),
            (.rectangle(Rect(x: 5, y: 20.3, width: 40, height: 0.5)), 20),
        ]

    @Test("shapes cover their true area", arguments: filled)
    func area(shape: DrawShape, expected: Double) throws {
        let picture = try TestPanel.draw(50, 40, [.fill(shape, .white)])
        #expect(abs(picture.whiteArea - expected) < 0.015 * expected + 1.5)
    }

    @Test("an ellipse's edge has more than two tones") func softEllipse() throws {
        let picture = try TestPanel.draw(40, 40, [.fill(.ellipse(Rect(x: 5, y: 5, width: 30, height: 30)), .white)])
        let tones = Set((0..<1600).map { picture.grey($0 % 40, $0 / 40) })
        #expect(tones.count > 12)
    }

    nonisolated private static let middle = Point(x: 30, y: 30)
    nonisolated static let stroked: [(DrawShape, Double)] =
        [
            (.polyline([Point(x: 10, y: 20), Point(x: 50, y: 20)]), 268.3),
            (.arc(center: middle, radius: 20, start: 0, end: .pi), 405.3),
            (.arc(center: middle, radius: 20, start: 0, end: 7), 754),
            (.ellipse(Rect(x: 10, y: 10, width: 40, height: 40)), 754),
            (.rectangle(Rect(x: 10, y: 10, width: 40, height: 40)), 952.3),
        ]

    @Test("strokes cover their length times their width, and their caps", arguments: stroked)
    func strokeArea(shape: DrawShape, expected: Double) throws {
        let picture = try TestPanel.draw(60, 60, [.stroke(shape, .white, style: .rounded(6))])
        #expect(abs(picture.whiteArea - expected) < 0.02 * expected)
    }

    @Test("a translucent line is nowhere darker than itself") func evenStroke() throws {
        let zigzag = DrawShape.polyline(
            [(10.0, 10.0), (40, 12), (12, 30), (45, 44)].map { Point(x: $0.0, y: $0.1) })
        let picture = try TestPanel.draw(56, 56, [.stroke(zigzag, .white.opacity(0.5), lineWidth: 5)])
        let highest = (0..<56 * 56).map { picture.grey($0 % 56, $0 / 56) }.max()
        #expect(try #require(highest) <= 129)
    }

    @Test("a point is a dot as wide as the line") func dot() throws {
        let picture = try TestPanel.draw(
            20, 20, [.stroke(.polyline([Point(x: 10, y: 10)]), .white, style: .rounded(8))])
        #expect(abs(picture.whiteArea - .pi * 16) < 1.5)
    }

    @Test("neighbouring halves leave no seam and no overlap") func seam() throws {
        let left = DrawShape.polygon([Point(x: 5, y: 5), Point(x: 20, y: 5), Point(x: 25, y: 35), Point(x: 5, y: 35)])
        let picture = try TestPanel.draw(40, 40, [.fill(left, .white.opacity(0.5))])
        for y in 7..<33 {
            for x in 7..<18 { #expect(abs(picture.grey(x, y) - 128) <= 1) }
        }
    }

    @Test("colours blend by their alpha and the opacity around them") func opacity() throws {
        let picture = try TestPanel.draw(
            20, 20,
            [
                .fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .white), .pushOpacity(0.5),
                .pushOpacity(0.5), .fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 20)), .black), .popOpacity,
                .fill(.rectangle(Rect(x: 10, y: 0, width: 5, height: 20)), .black), .popOpacity,
                .fill(.rectangle(Rect(x: 15, y: 0, width: 5, height: 20)), .black),
            ])
        #expect(abs(picture.grey(5, 5) - 191) <= 1)
        #expect(abs(picture.grey(12, 5) - 128) <= 1)
        #expect(picture.grey(17, 5) == 0)
    }

    @Test("a scale of two doubles every length") func scale() throws {
        let picture = try TestPanel.draw(40, 32, scale: 2, [.fill(.rectangle(box), .white)])
        #expect(picture.width == 80 && picture.height == 64)
        #expect(picture.whiteArea == 20 * 12 * 4)
    }
}
