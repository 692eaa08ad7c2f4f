import Core
import Testing

@testable import Views

@MainActor @Suite("Geometry readers")
struct GeometryReaderTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("tell the room, and put their content at the top leading corner", (.red, Rect(0, 0, 200, 100))) {
            GeometryReader { Color.red.frame(width: $0.size.width / 2, height: $0.size.height / 3) }
        },
        LayoutCase("take what a stack leaves", (.red, Rect(0, 0, 100, 300)), (.green, Rect(100, 0, 100, 10))) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                GeometryReader { Color.green.frame(width: $0.size.width / 3, height: 10) }
            }
        },
        LayoutCase("are 10 × 10 when nothing is proposed", (.red, Rect(195, 145, 10, 10))) {
            GeometryReader { _ in Color.red }.fixedSize()
        },
        LayoutCase("know where they are on the screen and in themselves", (.red, Rect(20, 30, 20, 31))) {
            GeometryReader {
                Color.red.frame(
                    width: $0.frame(in: .global).minX,
                    height: $0.frame(in: .global).minY + $0.frame(in: .local).minY + 1)
            }
            .padding(.leading, 20).padding(.top, 30)
        },
        LayoutCase("take the size of their frame", (.red, Rect(150, 100, 100, 100))) {
            GeometryReader { Color.red.frame(width: $0.size.width, height: $0.size.height) }
                .frame(width: 100, height: 100)
        },
        LayoutCase("let content stand out to the right and below", (.red, Rect(175, 125, 80, 80))) {
            GeometryReader { _ in Color.red.frame(width: 80, height: 80) }.frame(width: 50, height: 50)
        },
        LayoutCase("without any room still build their content", (.red, Rect(200, 150, 10, 10))) {
            GeometryReader { _ in Color.red.frame(width: 10, height: 10) }.frame(width: 0, height: 0)
        },
        LayoutCase("may be in each other", (.red, Rect(0, 0, 200, 150))) {
            GeometryReader { outer in
                GeometryReader { Color.red.frame(width: $0.size.width, height: $0.size.height) }
                    .frame(width: outer.size.width / 2, height: outer.size.height / 2)
            }
        },
    ]

    @Test("take all and tell it", arguments: cases)
    func reader(_ row: LayoutCase) { row.check() }
}
