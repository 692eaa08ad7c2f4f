import Core
import Testing

@testable import Views

/// Counts in its own body.
private struct Counting: View {
    let most: Int
    @State private var count = 0

    var body: some View {
        if count < most { count += 1 }
        return Text("\(count)")
    }
}

/// Sets what the view around it has read.
private struct Child: View {
    @Binding var count: Int

    var body: some View {
        count += 1
        return Text("child")
    }
}

private struct Parent: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Child(count: $count)
        }
    }
}

@MainActor @Suite("State that is set while a body is read")
struct RestlessBodyTests {
    private func run(_ screen: Screen, updates: Int) {
        for _ in 0..<updates { screen.update(after: 0.02) }
    }

    @Test("is told once when it goes on without an end, with the name of the view, and drawn on")
    func endless() {
        let screen = Screen { Counting(most: .max) }
        run(screen, updates: 24)
        #expect(screen.host.problems.isEmpty)
        run(screen, updates: 2)
        #expect(screen.host.problems.count == 1)
        #expect(screen.host.problems.allSatisfy { $0.contains("Counting") })
        let shown = screen.lines
        run(screen, updates: 60)
        #expect(screen.lines != shown)
        #expect(screen.host.problems.count == 1)
    }

    @Test("is told when a view below does it to a view above")
    func above() {
        let screen = Screen { Parent() }
        run(screen, updates: 30)
        #expect(screen.host.problems.count == 1)
        #expect(screen.host.problems.allSatisfy { $0.contains("Child") })
    }

    @Test("is no problem when it comes to rest")
    func rest() {
        let screen = Screen { Counting(most: 90) }
        run(screen, updates: 40)
        #expect(screen.lines == ["90"])
        #expect(screen.host.problems.isEmpty && !screen.host.needsUpdate)
    }

    @Test("counts anew after each input")
    func input() {
        let screen = Screen { Counting(most: .max) }
        for _ in 0..<20 {
            run(screen, updates: 20)
            screen.host.handle(.key("F1"), now: screen.now)
        }
        #expect(screen.host.problems.isEmpty)
    }

    @Test("is something else than an action or a model that changes with every picture")
    func models() {
        let flip = Flip()
        let screen = Screen {
            Text("\(flip.count)").onChange(of: flip.count) { if flip.count < 500 { flip.count += 1 } }
        }
        screen.update()
        for _ in 0..<200 {
            flip.count += 1
            screen.update(after: 0.02)
        }
        #expect(screen.host.problems.isEmpty)
    }
}
