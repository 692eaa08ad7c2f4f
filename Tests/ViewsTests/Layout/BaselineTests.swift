import Core
import Testing

@testable import Views

/// A leaf without text that counts how often somebody looks for it.
private struct CountedLeaf: View, PrimitiveView {
    typealias Body = Never

    @MainActor final class Counter {
        var questions = 0
    }

    let counter: Counter

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(CountedNode(counter, in: context))
    }
}

private final class CountedNode: Node {
    private let counter: CountedLeaf.Counter

    init(_ counter: CountedLeaf.Counter, in context: BuildContext) {
        self.counter = counter
        super.init(home: context.scope, in: context)
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        counter.questions += 1
        return nil
    }
}

/// A letter is half as wide as the font is high, and a quarter of its line lies below the baseline.
@MainActor @Suite("Baselines")
struct BaselineTests {
    private nonisolated static let rows: [LayoutCase] = [
        LayoutCase(
            "two sizes stand on one line", (.red, Rect(175, 130, 40, 40)), (.green, Rect(215, 145, 10, 20))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").font(.system(size: 40)).background(Color.red)
                Text("c").background(Color.green)
            }
        },
        LayoutCase(
            "two sizes from right to left", (.red, Rect(185, 130, 40, 40)), (.green, Rect(175, 145, 10, 20))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab").font(.system(size: 40)).background(Color.red)
                Text("c").background(Color.green)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase(
            "what has no text stands on the line", (.red, Rect(190, 147.5, 10, 20)), (.green, Rect(200, 132.5, 10, 30))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").background(Color.red)
                Color.green.frame(width: 10, height: 30)
            }
        },
        LayoutCase(
            "without any text the bottoms line up", (.red, Rect(190, 135, 10, 30)), (.green, Rect(200, 155, 10, 10))
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Color.green.frame(width: 10, height: 10)
            }
        },
        LayoutCase(
            "padding moves the line down", (.red, Rect(185, 138, 10, 27)), (.green, Rect(195, 130, 20, 40))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").padding(.top, 7).background(Color.red)
                Text("b").font(.system(size: 40)).background(Color.green)
            }
        },
        LayoutCase(
            "a frame passes on where its text stands", (.red, Rect(185, 120, 10, 60)), (.green, Rect(195, 125, 20, 40))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").frame(height: 60).background(Color.red)
                Text("b").font(.system(size: 40)).background(Color.green)
            }
        },
        LayoutCase(
            "a frame of a least height does so too", (.red, Rect(185, 117.5, 10, 60)),
            (.green, Rect(195, 142.5, 20, 40))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").frame(minHeight: 60, alignment: .bottom).background(Color.red)
                Text("b").font(.system(size: 40)).background(Color.green)
            }
        },
        LayoutCase(
            "the first of two lines", (.red, Rect(180, 130, 30, 40)), (.green, Rect(210, 130, 10, 20))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("aa bb").frame(width: 30).background(Color.red)
                Text("c").background(Color.green)
            }
        },
        LayoutCase(
            "the last of two lines", (.red, Rect(180, 130, 30, 40)), (.green, Rect(210, 150, 10, 20))
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("aa bb").frame(width: 30).background(Color.red)
                Text("c").background(Color.green)
            }
        },
        LayoutCase(
            "a row in a row passes its line on", (.red, Rect(180, 140, 20, 30)), (.green, Rect(200, 130, 20, 40))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                HStack(spacing: 0) {
                    Text("a")
                    Color.blue.frame(width: 10, height: 30)
                }
                .background(Color.red)
                Text("b").font(.system(size: 40)).background(Color.green)
            }
        },
        LayoutCase(
            "the last line of a column is that of its last text", (.red, Rect(190, 125, 10, 50)),
            (.green, Rect(200, 155, 10, 20))
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a")
                    Color.blue.frame(width: 10, height: 10)
                    Text("b")
                }
                .background(Color.red)
                Text("c").background(Color.green)
            }
        },
        LayoutCase(
            "an offset shows a text elsewhere and leaves the line where it was", (.red, Rect(185, 150, 10, 20)),
            (.green, Rect(195, 130, 20, 40))
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").background(Color.red).offset(y: 5)
                Text("b").font(.system(size: 40)).background(Color.green)
            }
        },
        LayoutCase(
            "layers stand on one line", (.red, Rect(180, 130, 40, 40)), (.green, Rect(180, 145, 10, 20))
        ) {
            ZStack(alignment: .leadingFirstTextBaseline) {
                Text("ab").font(.system(size: 40)).background(Color.red)
                Text("c").background(Color.green)
            }
        },
        LayoutCase(
            "an overlay stands on the line of what it lies on", (.red, Rect(180, 130, 40, 40)),
            (.green, Rect(210, 145, 10, 20))
        ) {
            Text("ab").font(.system(size: 40)).background(Color.red)
                .overlay(alignment: .trailingFirstTextBaseline) { Text("c").background(Color.green) }
        },
        LayoutCase("a frame has only its bottom to line up with", (.red, Rect(195, 160, 10, 20))) {
            Text("a").background(Color.red).frame(width: 10, height: 60, alignment: .centerFirstTextBaseline)
        },
    ]

    @Test("line up what has text by the line it stands on", arguments: rows)
    private func row(_ row: LayoutCase) { row.check() }

    @Test("make a row as high as what is above the line and what is below it")
    func height() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").font(.system(size: 40))
            Text("a").padding(.bottom, 20)
        }
        #expect(Answer.of(row, to: .ideal) == Size(width: 30, height: 55))
    }

    @Test("of nothing are no height")
    func empty() {
        #expect(Answer.of(HStack(alignment: .firstTextBaseline) { EmptyView() }, to: .ideal) == .zero)
    }

    @Test("are no odd numbers in endless room")
    func endless() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").frame(maxHeight: .infinity)
            Color.red
        }
        #expect(Answer.of(row, to: Proposal(width: 100, height: .infinity)).height == .infinity)
    }

    @Test("are looked for once for each proposal, however deep the rows are nested")
    func deep() {
        let counter = CountedLeaf.Counter()
        var view = AnyView(CountedLeaf(counter: counter))
        for _ in 0..<12 {
            let inner = view
            view = AnyView(
                ZStack(alignment: .leadingFirstTextBaseline) {
                    HStack(alignment: .firstTextBaseline) { inner }
                })
        }
        let nested = view
        let screen = Screen { nested }
        screen.update()
        #expect(counter.questions > 0)
        #expect(counter.questions < 20)
    }
}
