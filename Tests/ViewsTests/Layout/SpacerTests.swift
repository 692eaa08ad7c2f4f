import Core
import Testing

@testable import Views

@MainActor @Suite("Spacers")
struct SpacerTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("one pushes its neighbours apart", (.red, Rect(0, 145, 10, 10)), (.green, Rect(390, 145, 10, 10))) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Spacer()
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase("two put what is between them in the middle", (.red, Rect(195, 145, 10, 10))) {
            HStack {
                Spacer()
                Color.red.frame(width: 10, height: 10)
                Spacer()
            }
        },
        LayoutCase(
            "three share equally: 400 − 100 = 3 · 100", (.red, Rect(100, 145, 50, 10)), (.green, Rect(250, 145, 50, 10))
        ) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                Color.red.frame(width: 50, height: 10)
                Spacer(minLength: 0)
                Color.green.frame(width: 50, height: 10)
                Spacer(minLength: 0)
            }
        },
        LayoutCase(
            "gets its least beside what fills: (400 − 8) / 2", (.red, Rect(0, 0, 196, 300)),
            (.green, Rect(204, 0, 196, 300))
        ) {
            HStack {
                Color.red
                Spacer()
                Color.green
            }
        },
        LayoutCase("gets nothing when it needs nothing", (.red, Rect(0, 0, 200, 300)), (.green, Rect(200, 0, 200, 300)))
        {
            HStack {
                Color.red
                Spacer(minLength: 0)
                Color.green
            }
        },
        LayoutCase(
            "keeps its least length in a column", (.red, Rect(0, 0, 400, 130)), (.green, Rect(0, 170, 400, 130))
        ) {
            VStack {
                Color.red
                Spacer(minLength: 40)
                Color.green
            }
        },
        LayoutCase(
            "keeps its least length where there is no room", (.red, Rect(-25, 0, 300, 300)),
            (.green, Rect(325, 0, 100, 300))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 300)
                Spacer(minLength: 50)
                Color.green.frame(width: 100)
            }
        },
        LayoutCase(
            "is its least when nothing is proposed", (.red, Rect(175, 145, 10, 10)), (.green, Rect(215, 145, 10, 10))
        ) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Spacer(minLength: 30)
                Color.green.frame(width: 10, height: 10)
            }
            .fixedSize()
        },
        LayoutCase(
            "has a given spacing on both sides", (.red, Rect(170, 145, 10, 10)), (.green, Rect(220, 145, 10, 10))
        ) {
            HStack(spacing: 5) {
                Color.red.frame(width: 10, height: 10)
                Spacer(minLength: 30)
                Color.green.frame(width: 10, height: 10)
            }
            .fixedSize()
        },
        LayoutCase("takes nothing across its stack", (.green, Rect(175, 0, 50, 300)), (.red, Rect(175, 0, 50, 10))) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 10)
                Spacer()
            }
            .background(Color.green)
        },
        LayoutCase("grows both ways outside of a stack", (.red, Rect(0, 0, 400, 300))) {
            Spacer().background(Color.red)
        },
        LayoutCase("is as long as its frame", (.red, Rect(175, 145, 10, 10)), (.green, Rect(215, 145, 10, 10))) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Spacer().frame(width: 30)
                Color.green.frame(width: 10, height: 10)
            }
        },
    ]

    @Test("take what is left", arguments: cases)
    func spacer(_ row: LayoutCase) { row.check() }
}
