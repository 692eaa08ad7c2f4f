import Core
import Testing

@Suite("Rectangles")
struct RectTests {
    static let square = Rect(x: 10, y: 20, width: 40, height: 40)

    @Test("the far edges and the middle follow from origin and size")
    func edges() {
        let rect = Rect(x: 1, y: 2, width: 30, height: 40)
        #expect([rect.minX, rect.minY, rect.maxX, rect.maxY, rect.midX, rect.midY] == [1, 2, 31, 42, 16, 22])
        #expect(rect.center == Point(x: 16, y: 22))
    }

    @Test(
        "a rectangle without width or height is empty",
        arguments: [(0.0, 0.0), (0, 5), (5, 0), (-1, 5), (5, -1), (.nan, 5)])
    func empty(width: Double, height: Double) {
        #expect(Rect(x: 1, y: 1, width: width, height: height).isEmpty)
    }

    @Test(
        "the near edges belong to a rectangle and the far ones do not",
        arguments: [
            (Point(x: 10, y: 20), true), (Point(x: 49.9, y: 59.9), true), (Point(x: 50, y: 30), false),
            (Point(x: 30, y: 60), false), (Point(x: 9.9, y: 30), false), (Point(x: 30, y: 19.9), false),
        ])
    func contains(point: Point, expected: Bool) { #expect(RectTests.square.contains(point) == expected) }

    @Test(
        "the intersection is what both cover",
        arguments: [
            (Rect(x: 30, y: 0, width: 100, height: 30), Rect(x: 30, y: 20, width: 20, height: 10)),
            (Rect(x: 20, y: 30, width: 5, height: 5), Rect(x: 20, y: 30, width: 5, height: 5)),
            (Rect(x: 50, y: 20, width: 10, height: 10), .zero),
            (Rect(x: 200, y: 200, width: 10, height: 10), .zero),
            (Rect(x: .nan, y: 0, width: 10, height: 10), .zero),
        ])
    func intersection(other: Rect, expected: Rect) { #expect(RectTests.square.intersection(other) == expected) }

    @Test("rectangles that only touch do not intersect")
    func touching() {
        #expect(!RectTests.square.intersects(Rect(x: 50, y: 20, width: 10, height: 40)))
        #expect(RectTests.square.intersects(Rect(x: 49, y: 20, width: 10, height: 40)))
    }

    @Test("the union covers both and the gap between them")
    func union() {
        let other = Rect(x: 100, y: 0, width: 10, height: 10)
        #expect(RectTests.square.union(other) == Rect(x: 10, y: 0, width: 100, height: 60))
    }

    @Test("an inset moves every edge inwards and keeps the centre")
    func inset() {
        let rect = RectTests.square.insetBy(dx: 5, dy: -10)
        #expect(rect == Rect(x: 15, y: 10, width: 30, height: 60))
        #expect(rect.center == RectTests.square.center)
    }

    @Test("an offset keeps the size")
    func offset() {
        #expect(RectTests.square.offsetBy(dx: -3, dy: 4) == Rect(x: 7, y: 24, width: 40, height: 40))
    }

    @Test(
        "the overlap of two boxes is their shared area over all that they cover",
        arguments: [
            (Rect(x: 10, y: 20, width: 40, height: 40), 1.0),
            (Rect(x: 30, y: 20, width: 40, height: 40), 1.0 / 3),
            (Rect(x: 20, y: 30, width: 20, height: 20), 0.25),
            (Rect(x: 50, y: 20, width: 40, height: 40), 0.0),
        ])
    func overlap(other: Rect, expected: Double) {
        #expect(abs(RectTests.square.overlap(with: other) - expected) < 1e-12)
        #expect(RectTests.square.overlap(with: other) == other.overlap(with: RectTests.square))
    }

    @Test("two empty boxes do not overlap")
    func emptyOverlap() { #expect(Rect.zero.overlap(with: .zero) == 0) }

    @Test("a negative size has no area")
    func negativeArea() { #expect(Rect(x: 0, y: 0, width: -2, height: -3).area == 0) }

    @Test("moving towards another box goes from here to there", arguments: [0.0, 0.25, 1.0])
    func moved(fraction: Double) {
        let moved = Rect.zero.moved(towards: Rect(x: 4, y: 8, width: 12, height: 16), by: fraction)
        #expect(moved == Rect(x: 4 * fraction, y: 8 * fraction, width: 12 * fraction, height: 16 * fraction))
    }

    @Test("distance is along the straight line")
    func distance() { #expect(Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5)) == 5) }
}
