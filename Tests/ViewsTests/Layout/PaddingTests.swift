import Core
import Testing

@testable import Views

@MainActor @Suite("Padding")
struct PaddingTests {
    @Test(
        "lies at the edges that are named, 20 points around a view of 10 × 10",
        arguments: [
            (Edge.Set.top, Rect(195, 135, 10, 30), Rect(195, 155, 10, 10)),
            (.bottom, Rect(195, 135, 10, 30), Rect(195, 135, 10, 10)),
            (.leading, Rect(185, 145, 30, 10), Rect(205, 145, 10, 10)),
            (.trailing, Rect(185, 145, 30, 10), Rect(185, 145, 10, 10)),
            (.horizontal, Rect(175, 145, 50, 10), Rect(195, 145, 10, 10)),
            (.vertical, Rect(195, 125, 10, 50), Rect(195, 145, 10, 10)),
            (Edge.Set([.top, .leading]), Rect(185, 135, 30, 30), Rect(205, 155, 10, 10)),
            (Edge.Set([.bottom, .horizontal]), Rect(175, 135, 50, 30), Rect(195, 135, 10, 10)),
            (.all, Rect(175, 125, 50, 50), Rect(195, 145, 10, 10)),
        ])
    func edges(_ edges: Edge.Set, outer: Rect, inner: Rect) {
        let screen = Screen { Color.red.frame(width: 10, height: 10).padding(edges, 20).background(Color.green) }
        #expect(screen.rect(.green) == outer)
        #expect(screen.rect(.red) == inner)
    }

    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("is 16 points without a length", (.green, Rect(179, 129, 42, 42)), (.red, Rect(195, 145, 10, 10))) {
            Color.red.frame(width: 10, height: 10).padding().background(Color.green)
        },
        LayoutCase("may differ at each edge", (.green, Rect(192, 143, 16, 14)), (.red, Rect(194, 144, 10, 10))) {
            Color.red.frame(width: 10, height: 10)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).background(Color.green)
        },
        LayoutCase("is taken from what is offered", (.red, Rect(30, 30, 340, 240))) { Color.red.padding(30) },
        LayoutCase(
            "below nothing lets a fixed view stand out", (.green, Rect(198, 148, 4, 4)), (.red, Rect(195, 145, 10, 10))
        ) {
            Color.red.frame(width: 10, height: 10).padding(-3).background(Color.green)
        },
        LayoutCase("below nothing offers more than there is", (.red, Rect(-10, -10, 420, 320))) {
            Color.red.padding(-10)
        },
        LayoutCase("wider than the room leaves none", (.green, Rect(0, -50, 400, 400)), (.red, nil)) {
            Color.red.padding(200).background(Color.green)
        },
        LayoutCase("adds up", (.green, Rect(185, 140, 30, 20)), (.red, Rect(200, 145, 10, 10))) {
            Color.red.frame(width: 10, height: 10).padding(5).padding(.leading, 10).background(Color.green)
        },
        LayoutCase("makes a text wrap: 100 − 20 is less than 90", (.red, Rect(170, 120, 60, 60))) {
            Text("abcd efgh").padding(10).background(Color.red).frame(width: 100)
        },
        LayoutCase("counts in a stack", (.red, Rect(0, 10, 130, 280)), (.green, Rect(140, 0, 260, 300))) {
            HStack(spacing: 0) {
                Color.red.padding(.vertical, 10).padding(.trailing, 10).frame(maxWidth: 140)
                Color.green
            }
        },
    ]

    @Test("surrounds what is in it", arguments: cases)
    func padding(_ row: LayoutCase) { row.check() }
}
