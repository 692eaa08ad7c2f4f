import Core
import Testing

@testable import Views

@MainActor @Suite("Overlays and backgrounds")
struct CompanionTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("what fills is as large as what it lies on", (.green, Rect(185, 140, 30, 20))) {
            Color.red.frame(width: 30, height: 20).overlay(Color.green)
        },
        LayoutCase("what is limited lies in the middle", (.green, Rect(195, 140, 10, 20))) {
            Color.red.frame(width: 30, height: 20).overlay(Color.green.frame(maxWidth: 10))
        },
        LayoutCase(
            "several lie on each other, aligned alike", (.green, Rect(185, 140, 4, 4)), (.blue, Rect(185, 140, 6, 6))
        ) {
            Color.red.frame(width: 30, height: 20).overlay(alignment: .topLeading) {
                Color.green.frame(width: 4, height: 4)
                Color.blue.frame(width: 6, height: 6)
            }
        },
        LayoutCase(
            "one that is larger pushes nobody away", (.red, Rect(190, 145, 10, 10)), (.green, Rect(145, 100, 100, 100)),
            (.blue, Rect(200, 145, 10, 10))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).background(Color.green.frame(width: 100, height: 100))
                Color.blue.frame(width: 10, height: 10)
            }
        },
        LayoutCase("a text wraps to the width of what it lies on", (.green, Rect(180, 130, 40, 40))) {
            Color.red.frame(width: 60, height: 60).overlay(Text("abcd efgh").background(Color.green))
        },
        LayoutCase("one of a text is as large as the text", (.green, Rect(155, 140, 90, 20))) {
            Text("abcd efgh").background(Color.green)
        },
        LayoutCase("a border lies within", (.red, Rect(100, 100, 200, 100))) {
            Color.red.frame(width: 200, height: 100).border(.green, width: 4)
        },
    ]

    @Test("take the size of what they belong to", arguments: cases)
    func companion(_ row: LayoutCase) { row.check() }
}
