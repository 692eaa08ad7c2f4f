import Core
import TestSupport
import Testing
import Views

@testable import Stage

@Suite("What pushes set")
struct DrawStateTests {
    private let start = DrawState(transform: .identity, clip: PixelRect(PixelSize(width: 400, height: 300)))

    private func state(_ pushes: [DrawCommand], _ clipping: DrawState.Clipping = .exact) -> DrawState {
        pushes.reduce(into: start) { $0.apply($1, clipping: clipping) }
    }

    @Test("applies within what was pushed before")
    func order() {
        let turned = state([
            .pushTransform(rotation: 0, scale: 2, anchor: .zero), .pushScale(x: 1, y: 3, anchor: Point(x: 0, y: 10)),
        ])
        #expect(turned.transform(Point(x: 5, y: 11)) == Point(x: 10, y: 26))
        #expect(state([.pushOpacity(0.5), .pushOpacity(0.5)]).opacity == 0.25)
        #expect(state([.pushOpacity(.nan), .pushOpacity(7)]).opacity == 1)
    }

    @Test("leaves out a map that leads nowhere")
    func nowhere() {
        #expect(state([.pushTransform(rotation: .nan, scale: 1, anchor: .zero)]).transform == .identity)
    }

    @Test("cuts level rectangles at the nearest pixels, and others with a shape")
    func clips() {
        let rect = Rect(x: 10.4, y: 10.6, width: 20, height: 20)
        let level = state([.pushClip(rect, cornerRadius: 0)])
        #expect(level.clip == PixelRect(left: 10, top: 11, right: 30, bottom: 31) && level.shape == nil)
        #expect(state([.pushClip(rect, cornerRadius: 4)]).shape != nil)
    }

    @Test("holds every pixel with wide clips that it holds with exact ones", arguments: 1...100)
    func wide(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &chance) }
        func point() -> Point { Point(x: number(0...400), y: number(0...300)) }
        let pushes = (0..<6).map { _ -> DrawCommand in
            let rect = Rect(x: number(0...100), y: number(0...80), width: number(99...300), height: number(99...250))
            switch Int.random(in: 0..<5, using: &chance) {
            case 0: return .pushTransform(rotation: number(-0.5...0.5), scale: number(0.9...1.2), anchor: point())
            case 1: return .pushScale(x: number(0.8...1.2), y: number(-1.2 ... -0.8), anchor: point())
            case 2: return .pushOpacity(number(0...1))
            case 3: return .pushClip(rect, cornerRadius: number(1...20))
            default: return .pushClip(rect, cornerRadius: 0)
            }
        }
        let (exact, wide) = (state(pushes), state(pushes, .wide))
        #expect(exact.clip.isEmpty || exact.clip.intersection(wide.clip) == exact.clip)
        #expect(exact.transform == wide.transform && exact.opacity == wide.opacity && wide.shape == nil)
    }
}
