import Core
import Testing

@testable import Views

/// An alignment, and where it puts 20 × 10 in 100 × 60 in the middle of the screen, and the other way round.
private struct Corner: Sendable {
    let alignment: Alignment
    let inside: Rect
    let outside: Rect

    static let all = [
        Corner(alignment: .topLeading, inside: Rect(150, 120, 20, 10), outside: Rect(190, 145, 100, 60)),
        Corner(alignment: .top, inside: Rect(190, 120, 20, 10), outside: Rect(150, 145, 100, 60)),
        Corner(alignment: .topTrailing, inside: Rect(230, 120, 20, 10), outside: Rect(110, 145, 100, 60)),
        Corner(alignment: .leading, inside: Rect(150, 145, 20, 10), outside: Rect(190, 120, 100, 60)),
        Corner(alignment: .center, inside: Rect(190, 145, 20, 10), outside: Rect(150, 120, 100, 60)),
        Corner(alignment: .trailing, inside: Rect(230, 145, 20, 10), outside: Rect(110, 120, 100, 60)),
        Corner(alignment: .bottomLeading, inside: Rect(150, 170, 20, 10), outside: Rect(190, 95, 100, 60)),
        Corner(alignment: .bottom, inside: Rect(190, 170, 20, 10), outside: Rect(150, 95, 100, 60)),
        Corner(alignment: .bottomTrailing, inside: Rect(230, 170, 20, 10), outside: Rect(110, 95, 100, 60)),
    ]
}

@MainActor @Suite("Alignments")
struct AlignmentTests {
    private let small = AnyView(Color.green.frame(width: 20, height: 10))
    private let large = AnyView(Color.red.frame(width: 100, height: 60))

    @Test("put a smaller layer into a larger one", arguments: Corner.all)
    private func layers(_ corner: Corner) {
        let screen = Screen {
            ZStack(alignment: corner.alignment) {
                large
                small
            }
        }
        #expect(screen.rect(.red) == Rect(150, 120, 100, 60))
        #expect(screen.rect(.green) == corner.inside)
    }

    @Test("put a view into its frame", arguments: Corner.all)
    private func frame(_ corner: Corner) {
        let screen = Screen { small.frame(width: 100, height: 60, alignment: corner.alignment).background(Color.red) }
        #expect(screen.rect(.red) == Rect(150, 120, 100, 60))
        #expect(screen.rect(.green) == corner.inside)
    }

    @Test("put a view into a frame that fills the room", arguments: Corner.all)
    private func fillingFrame(_ corner: Corner) {
        let screen = Screen {
            small.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corner.alignment)
        }
        screen.size = Size(width: 100, height: 60)
        #expect(screen.rect(.green) == corner.inside.offsetBy(dx: -150, dy: -120))
    }

    @Test("put an overlay into what it lies on", arguments: Corner.all)
    private func overlay(_ corner: Corner) {
        let screen = Screen { large.overlay(alignment: corner.alignment) { small } }
        #expect(screen.rect(.green) == corner.inside)
    }

    @Test("put a background into what it lies under", arguments: Corner.all)
    private func background(_ corner: Corner) {
        let screen = Screen { large.background(alignment: corner.alignment) { small } }
        #expect(screen.rect(.green) == corner.inside)
    }

    @Test("let what is too large for its frame stand out at the other side", arguments: Corner.all)
    private func overfullFrame(_ corner: Corner) {
        let screen = Screen { large.frame(width: 20, height: 10, alignment: corner.alignment).background(Color.green) }
        #expect(screen.rect(.green) == Rect(190, 145, 20, 10))
        #expect(screen.rect(.red) == corner.outside)
    }

    @Test("let an overlay that is too large stand out at the other side", arguments: Corner.all)
    private func overfullOverlay(_ corner: Corner) {
        let screen = Screen { small.overlay(alignment: corner.alignment) { large } }
        #expect(screen.rect(.red) == corner.outside)
    }

    @Test("of a row are those of height", arguments: [(VerticalAlignment.top, 100.0), (.center, 140), (.bottom, 180)])
    func row(_ alignment: VerticalAlignment, y: Double) {
        let screen = Screen {
            HStack(alignment: alignment, spacing: 0) {
                Color.red.frame(width: 10, height: 100)
                Color.green.frame(width: 10, height: 20)
            }
        }
        #expect(screen.rect(.red) == Rect(190, 100, 10, 100))
        #expect(screen.rect(.green) == Rect(200, y, 10, 20))
    }

    @Test(
        "of a column are those of width",
        arguments: [(HorizontalAlignment.leading, 150.0), (.center, 190), (.trailing, 230)])
    func column(_ alignment: HorizontalAlignment, x: Double) {
        let screen = Screen {
            VStack(alignment: alignment, spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
        }
        #expect(screen.rect(.red) == Rect(150, 140, 100, 10))
        #expect(screen.rect(.green) == Rect(x, 150, 20, 10))
    }
}
