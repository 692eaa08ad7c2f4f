import Core
import Testing

@testable import Views

@MainActor @Suite("Frames with bounds")
struct FlexibleFrameTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("a greatest size stops growth", (.red, Rect(150, 125, 100, 50))) {
            Color.red.frame(maxWidth: 100, maxHeight: 50)
        },
        LayoutCase("a least width surrounds what is smaller", (.red, Rect(175, 140, 50, 20))) {
            Text("ab").frame(minWidth: 50).background(Color.red)
        },
        LayoutCase("a least width does nothing to what is larger", (.red, Rect(160, 140, 80, 20))) {
            Text("abcdefgh").frame(minWidth: 50).background(Color.red)
        },
        LayoutCase("with both bounds the frame takes the offer, kept between them", (.red, Rect(150, 140, 100, 20))) {
            Text("ab").frame(minWidth: 50, maxWidth: 100).background(Color.red)
        },
        LayoutCase("both bounds hold for heights", (.red, Rect(190, 120, 20, 60))) {
            Text("ab").frame(minHeight: 40, maxHeight: 60).background(Color.red)
        },
        LayoutCase("a greatest width of infinity takes all", (.red, Rect(0, 140, 400, 20))) {
            Text("ab").frame(maxWidth: .infinity).background(Color.red)
        },
        LayoutCase("a greatest width beyond the room takes the room", (.red, Rect(0, 140, 400, 20))) {
            Text("ab").frame(maxWidth: 1000).background(Color.red)
        },
        LayoutCase("a least width beyond the room stands out on both sides", (.red, Rect(-50, 0, 500, 300))) {
            Color.red.frame(minWidth: 500)
        },
        LayoutCase("an ideal size answers when nothing is proposed", (.red, Rect(165, 135, 70, 30))) {
            Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
        },
        LayoutCase("an ideal width is kept to the greatest", (.red, Rect(175, 135, 50, 30))) {
            Color.red.frame(idealWidth: 70, maxWidth: 50, idealHeight: 30).fixedSize()
        },
        LayoutCase("an ideal size does nothing when a size is proposed", (.red, Rect(0, 0, 400, 300))) {
            Color.red.frame(idealWidth: 70, idealHeight: 30)
        },
        LayoutCase("an ideal width alone leaves a fixed child its own", (.green, Rect(190, 145, 20, 10))) {
            Color.red.frame(width: 20, height: 10).frame(idealWidth: 70).fixedSize().background(Color.green)
        },
        LayoutCase("without a proposal the child's size is kept between the bounds", (.red, Rect(175, 140, 50, 20))) {
            Text("ab").frame(minWidth: 50, maxWidth: 100).fixedSize().background(Color.red)
        },
        LayoutCase("alignment holds in a frame that fills", (.red, Rect(380, 280, 20, 20))) {
            Text("ab").background(Color.red).frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        },
        LayoutCase(
            "what stops growing leaves the rest to its neighbour", (.red, Rect(0, 0, 100, 300)),
            (.green, Rect(100, 0, 300, 300))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.green
            }
        },
        LayoutCase(
            "what needs more than its share leaves less to its neighbour", (.red, Rect(0, 0, 300, 300)),
            (.green, Rect(300, 0, 100, 300))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 300)
                Color.green
            }
        },
        LayoutCase("a width alone leaves the height free", (.red, Rect(185, 0, 30, 300))) {
            Color.red.frame(width: 30)
        },
        LayoutCase("a height alone leaves the width free", (.red, Rect(0, 135, 400, 30))) {
            Color.red.frame(height: 30)
        },
        LayoutCase("the outer of two frames offers, the inner one chooses", (.red, Rect(150, 100, 50, 100))) {
            Color.red.frame(maxWidth: 50).frame(width: 100, height: 100, alignment: .leading)
        },
        LayoutCase("a fixed frame does not care what is offered", (.red, Rect(195, 145, 10, 10))) {
            Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, maxHeight: .infinity)
        },
    ]

    @Test("limit what is offered and what is answered", arguments: cases)
    func frame(_ row: LayoutCase) { row.check() }
}
