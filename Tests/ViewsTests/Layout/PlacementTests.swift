import Core
import Testing

@testable import Views

@MainActor @Suite("Position and offset")
struct PlacementTests {
    private nonisolated static let positions: [LayoutCase] = [
        LayoutCase("centres on a point", (.red, Rect(90, 45, 20, 10))) {
            Color.red.frame(width: 20, height: 10).position(x: 100, y: 50)
        },
        LayoutCase("may be outside", (.red, Rect(-20, -5, 20, 10))) {
            Color.red.frame(width: 20, height: 10).position(x: -10, y: 0)
        },
        LayoutCase("takes all the room", (.green, Rect(0, 0, 400, 300))) {
            Color.red.frame(width: 20, height: 10).position(x: 100, y: 50).background(Color.green)
        },
        LayoutCase("offers all the room", (.red, Rect(-100, -100, 400, 300))) { Color.red.position(x: 100, y: 50) },
        LayoutCase(
            "counts from the corner of its own room", (.red, Rect(0, 0, 100, 300)), (.green, Rect(120, 35, 20, 10))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.green.frame(width: 20, height: 10).position(x: 30, y: 40)
            }
        },
        LayoutCase("counts from the corner of its frame", (.red, Rect(150, 100, 20, 10))) {
            Color.red.frame(width: 20, height: 10).position(x: 10, y: 5).frame(width: 100, height: 100)
        },
        LayoutCase(
            "is as large as its child when nothing is proposed", (.green, Rect(190, 145, 20, 10)),
            (.red, Rect(180, 140, 20, 10))
        ) {
            Color.red.frame(width: 20, height: 10).position(x: 0, y: 0).fixedSize().background(Color.green)
        },
    ]

    private nonisolated static let offsets: [LayoutCase] = [
        LayoutCase("moves what is seen", (.red, Rect(195, 138, 20, 10))) {
            Color.red.frame(width: 20, height: 10).offset(x: 5, y: -7)
        },
        LayoutCase("leaves neighbours where they are", (.red, Rect(240, 145, 10, 10)), (.green, Rect(200, 145, 10, 10)))
        {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: 50)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "leaves a background behind that comes after it", (.green, Rect(190, 145, 20, 10)),
            (.red, Rect(195, 145, 20, 10))
        ) {
            Color.red.frame(width: 20, height: 10).offset(x: 5).background(Color.green)
        },
        LayoutCase(
            "takes a background along that comes before it", (.green, Rect(195, 145, 20, 10)),
            (.red, Rect(195, 145, 20, 10))
        ) {
            Color.red.frame(width: 20, height: 10).background(Color.green).offset(x: 5)
        },
        LayoutCase("adds up", (.red, Rect(202, 146, 20, 10))) {
            Color.red.frame(width: 20, height: 10).offset(x: 5).offset(Size(width: 7, height: 1))
        },
        LayoutCase("changes nothing in what is offered", (.red, Rect(5, 0, 400, 300))) { Color.red.offset(x: 5) },
    ]

    @Test("a position takes all and places its child in it", arguments: positions)
    func position(_ row: LayoutCase) { row.check() }

    @Test("an offset moves what is seen, not the layout", arguments: offsets)
    func offset(_ row: LayoutCase) { row.check() }
}
