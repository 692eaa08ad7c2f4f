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

/// A view without an end.
private struct Endless: View {
    @State private var own = 0

    var body: some View {
        VStack {
            Color.blue.frame(width: 10, height: 10)
            AnyView(Endless())
        }
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

    @Test("a description without an end shows its beginning, and that is said once")
    func endless() {
        let flip = Flip()
        let screen = Screen {
            flip.isOn ? AnyView(Text("other")) : AnyView(Color.red.frame(width: 50, height: 50).overlay(Endless()))
        }
        #expect(screen.rect(.red) == Rect(175, 125, 50, 50))
        #expect(screen.rect(.blue) != nil)
        screen.update(after: 1)
        #expect(screen.host.problems.count == 1)
        flip.isOn = true
        #expect(screen.lines == ["other"])
        #expect(screen.host.problems.count == 1)
    }

    /// Of a kind each: bodies aside, what is built, laid out or drawn takes most of the stack.
    private static let wraps: [@MainActor @Sendable (AnyView) -> AnyView] = [
        { inner in
            AnyView(
                HStack {
                    inner; Text("beside")
                })
        },
        { AnyView($0.padding(.leading, 0.01)) }, { AnyView($0.rotationEffect(.degrees(1))) },
        { AnyView($0.clipShape(Circle()).opacity(0.999)) }, { AnyView($0.transition(.opacity)) },
        { AnyView(Button(action: {}, label: { [inner = $0] in inner })) },
        { inner in AnyView(GeometryReader { _ in inner.padding(0.001) }) },
        { inner in AnyView(ForEach(0..<1) { _ in inner }.environment(\.lineLimit, 3)) },
    ]

    @Test("levels without number leave the program alive, what is outside stays", arguments: 0..<8)
    func bottomless(kind: Int) {
        let inner = (0..<4000).reduce(AnyView(Text("leaf"))) { tree, _ in Self.wraps[kind](tree) }
        let screen = Screen {
            ZStack {
                Color.red.frame(width: 10, height: 10)
                inner
            }
        }
        #expect(screen.rect(.red)?.size == Size(width: 10, height: 10))
        #expect(screen.host.problems.count == 1)
    }

    @Test("a thousand levels are no problem")
    func enough() {
        let screen = Screen { wrapped(AnyView(Color.red)) { inner, _ in AnyView(inner.padding(0.1)) } }
        screen.update()
        #expect(screen.host.problems.isEmpty)
    }
}
