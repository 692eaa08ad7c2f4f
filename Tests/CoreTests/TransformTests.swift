import TestSupport
import Testing

@testable import Core

@Suite("An affine map")
struct TransformTests {
    private let anchor = Point(x: 30, y: -20)

    @Test("and its inverse bring every point back, whatever it is made of", arguments: 1...50)
    func inverse(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &chance) }
        func point() -> Point { Point(x: number(-400...400), y: number(-400...400)) }
        let turned = Transform.turned(number(-9...9), scale: number(0.1...3), about: point())
        let mirrored = Transform.scaled(x: number(-3 ... -0.1), y: number(0.1...3), about: point())
        let start = point()
        #expect(turned.after(mirrored)(start).distance(to: turned(mirrored(start))) < 1e-6)
        let inverse = try #require(turned.after(mirrored).inverse)
        #expect(inverse(turned.after(mirrored)(start)).distance(to: start) < 1e-6)
    }

    @Test(
        "that leads everything to a line, a point or nowhere has no inverse",
        arguments: [
            Transform.scaled(x: 0, y: 1, about: .zero), .turned(1, scale: 0, about: .zero), Transform(a: .nan),
        ])
    func flat(map: Transform) { #expect(map.inverse == nil) }

    @Test("turns clockwise, and leaves its anchor where it is")
    func anchored() {
        let turned = Transform.turned(.pi / 2, scale: 2, about: anchor)
        #expect(turned(anchor).distance(to: anchor) < 1e-9)
        #expect(turned(Point(x: 31, y: -20)).distance(to: Point(x: 30, y: -18)) < 1e-9)
        let mirrored = Transform.scaled(x: -1, y: 3, about: anchor)
        #expect(mirrored(anchor) == anchor)
        #expect(mirrored(Point(x: 31, y: -19)) == Point(x: 29, y: -17))
    }

    @Test("without a turn is exactly level, and without anything the identity")
    func level() {
        let grown = Transform.turned(0, scale: 2, about: anchor)
        #expect(grown.isUpright && grown.keepsRectangles && grown.keepsShapes && !grown.isIdentity)
        #expect(Transform.turned(0, scale: 1, about: anchor).isIdentity)
    }

    @Test("knows what it keeps of shapes, and how much longer it makes lines")
    func kept() {
        let turned = Transform.turned(0.4, scale: 3, about: anchor)
        #expect(turned.keepsShapes && !turned.keepsRectangles && !turned.isUpright)
        #expect(abs(turned.scale - 3) < 1e-12 && turned.determinant > 0)
        let mirrored = Transform.scaled(x: -4, y: 1, about: anchor)
        #expect(!mirrored.keepsShapes && mirrored.keepsRectangles && !mirrored.isUpright)
        #expect(mirrored.scale == 2 && mirrored.determinant == -4)
        #expect(mirrored.scales == (across: 4, down: 1))
        let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
        #expect(quarter.keepsShapes && quarter.keepsRectangles && !quarter.isUpright)
    }

    @Test("has the smallest level rectangle around a mapped one")
    func bounds() {
        let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
        #expect(quarter.bounds(Rect(x: 1, y: 2, width: 3, height: 10)) == Rect(x: -7, y: 1, width: 10, height: 3))
        let turned = Transform.turned(.pi / 4, scale: 1, about: .zero).bounds(.whole)
        let half = 0.5.squareRoot()
        #expect(abs(turned.minX + half) < 1e-12 && abs(turned.maxX - half) < 1e-12)
        #expect(abs(turned.minY) < 1e-12 && abs(turned.maxY - 2 * half) < 1e-12)
    }
}
