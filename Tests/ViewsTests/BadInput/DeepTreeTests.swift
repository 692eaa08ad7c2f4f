import Core
import Testing

@testable import Views

/// A view whose body holds the same view again.
private struct Nested: View {
    let depth: Int
    @State private var own = 0

    var body: some View {
        if depth == 0 { Text("leaf") } else { AnyView(Nested(depth: depth - 1)) }
    }
}

@MainActor private final class Counter {
    var questions = 0
}

/// Fills its room and counts how often it is measured.
private struct CountedLeaf: View, PrimitiveView {
    typealias Body = Never

    let counter = Counter()

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(CountedNode(counter, in: context))
    }
}

private final class CountedNode: Node {
    private let counter: Counter

    init(_ counter: Counter, in context: BuildContext) {
        self.counter = counter
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        counter.questions += 1
        return proposal.size()
    }
}

@MainActor @Suite("Trees a thousand deep")
struct DeepTreeTests {
    private func wrapped(_ leaf: AnyView, _ wrap: (AnyView, Int) -> AnyView) -> AnyView {
        (0..<1000).reduce(leaf) { wrap($0, $1) }
    }

    @Test("rows in columns, each with a text beside it, show all their texts")
    func stacks() {
        let tree = wrapped(AnyView(Text("leaf"))) { inner, level in
            level % 2 == 0
                ? AnyView(
                    HStack {
                        inner; Text("beside")
                    })
                : AnyView(
                    VStack {
                        inner; Text("below")
                    })
        }
        let screen = Screen { tree }
        // Room for five hundred words beside and five hundred lines below each other.
        screen.size = Size(width: 40_000, height: 20_000)
        #expect(screen.lines.count == 1001)
        #expect(screen.lines.first == "leaf")
    }

    @Test("a leaf is asked a few times for each level above it, not for each way down to it")
    func work() {
        let leaf = CountedLeaf()
        let tree = (0..<100).reduce(AnyView(leaf)) { inner, level in
            level % 2 == 0
                ? AnyView(
                    HStack {
                        inner
                        Text("some words that wrap").frame(minWidth: 20)
                    })
                : AnyView(
                    VStack {
                        Text("more words that wrap beside others")
                        inner
                    })
        }
        let screen = Screen { tree }
        screen.size = Size(width: 9000, height: 7000)
        screen.update()
        #expect(leaf.counter.questions > 0 && leaf.counter.questions < 2000)
    }

    @Test("modifiers around modifiers add up")
    func modifiers() {
        let tree = wrapped(AnyView(Color.red.frame(width: 10, height: 10))) { inner, level in
            switch level % 4 {
            case 0: AnyView(inner.padding(.leading, 1))
            case 1: AnyView(inner.offset(x: 0.5))
            case 2: AnyView(inner.opacity(0.9999))
            default: AnyView(inner.environment(\.lineLimit, level))
            }
        }
        let screen = Screen { tree }
        // 250 points of padding: 260 in the middle of 400, then as far again as the paddings and the offsets.
        #expect(screen.rect(.red) == Rect(70 + 250 + 125, 145, 10, 10))
    }

    @Test("layers, overlays and frames around each other keep the middle")
    func layers() {
        let tree = wrapped(AnyView(Color.red.frame(width: 10, height: 10))) { inner, level in
            switch level % 3 {
            case 0: AnyView(ZStack { inner })
            case 1: AnyView(Color.clear.overlay(inner))
            default: AnyView(inner.frame(maxWidth: .infinity, maxHeight: .infinity))
            }
        }
        #expect(Screen { tree }.rect(.red) == Rect(195, 145, 10, 10))
    }

    @Test("geometry readers in geometry readers tell the same room")
    func readers() {
        let tree = wrapped(AnyView(Color.red)) { inner, _ in AnyView(GeometryReader { _ in inner }) }
        #expect(Screen { tree }.rect(.red) == Rect(0, 0, 400, 300))
    }

    @Test("bodies in bodies are built, and go again")
    func bodies() {
        let flip = Flip()
        let screen = Screen { flip.isOn ? AnyView(Text("other")) : AnyView(Nested(depth: 1000)) }
        #expect(screen.lines == ["leaf"])
        flip.isOn = true
        #expect(screen.lines == ["other"])
    }
}
