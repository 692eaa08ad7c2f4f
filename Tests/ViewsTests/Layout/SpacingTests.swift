import Core
import Testing

@testable import Views

@MainActor @Suite("Spacing")
struct SpacingTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("8 points without a given spacing", (.red, Rect(186, 145, 10, 10)), (.green, Rect(204, 145, 10, 10)))
        {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase("20 points in a row", (.red, Rect(180, 145, 10, 10)), (.green, Rect(210, 145, 10, 10))) {
            HStack(spacing: 20) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase("none", (.red, Rect(190, 145, 10, 10)), (.green, Rect(200, 145, 10, 10))) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase("less than none overlaps", (.red, Rect(192, 145, 10, 10)), (.green, Rect(198, 145, 10, 10))) {
            HStack(spacing: -4) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase("12 points in a column", (.red, Rect(195, 134, 10, 10)), (.green, Rect(195, 156, 10, 10))) {
            VStack(spacing: 12) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "between all, and not at the ends", (.red, Rect(180, 145, 10, 10)), (.green, Rect(195, 145, 10, 10)),
            (.blue, Rect(210, 145, 10, 10))
        ) {
            HStack(spacing: 5) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "an empty view has no gap of its own", (.red, Rect(180, 145, 10, 10)), (.green, Rect(210, 145, 10, 10))
        ) {
            HStack(spacing: 20) {
                Color.red.frame(width: 10, height: 10)
                EmptyView()
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "a stack in a stack has its own", (.red, Rect(190, 138, 10, 10)), (.green, Rect(190, 152, 10, 10)),
            (.blue, Rect(200, 145, 10, 10))
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 4) {
                    Color.red.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10)
                }
                Color.blue.frame(width: 10, height: 10)
            }
        },
        LayoutCase("is taken from what is shared", (.red, Rect(0, 0, 190, 300)), (.green, Rect(210, 0, 190, 300))) {
            HStack(spacing: 20) {
                Color.red
                Color.green
            }
        },
        LayoutCase("wider than the room", (.red, Rect(-60, 145, 10, 10)), (.green, Rect(450, 145, 10, 10))) {
            HStack(spacing: 500) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        },
    ]

    @Test("lies between neighbours", arguments: cases)
    func spacing(_ row: LayoutCase) { row.check() }
}
