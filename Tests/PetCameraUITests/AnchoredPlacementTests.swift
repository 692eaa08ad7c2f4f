import Core
import Testing
import Views

@Suite("Where a guide floats")
struct AnchoredPlacementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let anchor: Rect
        let origin: Point
        var testDescription: String { name }

        init(_ name: String, _ anchor: (Double, Double, Double, Double), _ origin: (Double, Double)) {
            self.name = name
            self.anchor = Rect(x: anchor.0, y: anchor.1, width: anchor.2, height: anchor.3)
            self.origin = Point(x: origin.0, y: origin.1)
        }
    }

    /// A guide of 100 × 40 in a room of 400 × 300, with a distance of 10.
    static let cases = [
        Case("above, in the middle", (150, 120, 100, 80), (150, 70)),
        Case("above, when it just fits", (150, 50, 100, 80), (150, 0)),
        Case("below, when it just does not", (150, 49, 100, 80), (150, 139)),
        Case("below, when the top is cut off", (150, -30, 100, 80), (150, 60)),
        Case("below, when all is over the top", (150, -90, 100, 40), (150, 0)),
        Case("inside at the left", (-40, 120, 60, 80), (0, 70)),
        Case("inside at the right", (380, 120, 60, 80), (300, 70)),
        Case("inside at the bottom", (150, 400, 100, 80), (150, 260)),
        Case("at the top, over what fills the room", (10, 10, 380, 280), (150, 0)),
        Case("below, where it just fits", (150, 10, 100, 240), (150, 260)),
        Case("at the top, where below it just does not", (150, 10, 100, 241), (150, 0)),
    ]

    @Test("follows the rules", arguments: cases)
    func placement(_ it: Case) {
        let origin = AnchoredPlacement.origin(
            of: Size(width: 100, height: 40), over: it.anchor, in: Rect(x: 0, y: 0, width: 400, height: 300),
            spacing: 10)
        #expect(origin == it.origin)
    }

    @Test("never leaves a room that it fits into, wherever the animal is")
    func inside() {
        let room = Rect(x: 20, y: 30, width: 360, height: 240)
        for x in stride(from: -200.0, through: 600, by: 40) {
            for y in stride(from: -200.0, through: 500, by: 35) {
                for side in [20.0, 150, 500] {
                    let size = Size(width: 120, height: 40)
                    let origin = AnchoredPlacement.origin(
                        of: size, over: Rect(x: x, y: y, width: side, height: side), in: room, spacing: 8)
                    #expect(room.union(Rect(origin: origin, size: size)) == room)
                }
            }
        }
    }

    @Test("shows its beginning when it is larger than the room")
    func tooLarge() {
        let origin = AnchoredPlacement.origin(
            of: Size(width: 500, height: 400), over: Rect(x: 100, y: 100, width: 50, height: 50),
            in: Rect(x: 10, y: 20, width: 300, height: 200), spacing: 8)
        #expect(origin == Point(x: 10, y: 20))
    }
}
