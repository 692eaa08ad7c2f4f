import Core
import Testing

@testable import Vision

@Suite("How near a nose is")
struct NoseDistanceTests {
    private let wide = Size(width: 1280, height: 720)

    private func nose(_ width: Double, _ height: Double) -> Rect {
        Rect(x: 0.5 - width / 2, y: 0.5 - height / 2, width: width, height: height)
    }

    @Test("A nose is near from half of the picture's longer side, and until it fills less than two fifths")
    func hysteresis() {
        var distance = NoseDistance.usual
        var seen: [NoseDistance] = []
        for width in [0.45, 0.55, 0.45, 0.38, 0.45] {
            distance.note(nose(width, 0.1), in: wide)
            seen.append(distance)
        }
        #expect(seen == [.usual, .near, .near, .usual, .usual])
    }

    @Test("A nose that is not seen is looked for at the usual distance")
    func lost() {
        var distance = NoseDistance.near
        distance.note(nil, in: wide)
        #expect(distance == .usual)
    }

    @Test("Heights count in pixels, as widths do: all of a wide picture's height is a little over half of its width")
    func height() {
        var wideOnes = NoseDistance.usual
        wideOnes.note(nose(0.1, 0.85), in: wide)
        #expect(wideOnes == .usual)
        wideOnes.note(nose(0.1, 0.95), in: wide)
        #expect(wideOnes == .near)
        var tall = NoseDistance.usual
        tall.note(nose(0.6, 0.1), in: Size(width: 720, height: 1280))
        #expect(tall == .usual)
    }
}
