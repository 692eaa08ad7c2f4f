import Core
import Testing

@testable import Views

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }.frame(width: 100, height: 100)
    }
}

private struct Editor: View {
    @Binding var isOn: Bool

    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() }.frame(width: 100, height: 100) }
}

private struct Owner: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Editor(isOn: $isOn)
            Text("owner \(isOn)")
        }
    }
}

private struct Reader: View {
    @ObservedObject var flip: Flip
    let built: Flip

    var body: some View {
        Text("count \(flip.count)")
    }
}

@MainActor @Suite("State")
struct StateTests {
    @Test("is kept when the tree is built anew")
    func kept() {
        let flip = Flip()
        let screen = Screen { Counter(name: flip.isOn ? "b" : "a") }
        screen.tap(200, 150)
        #expect(screen.lines == ["a 1"])
        flip.isOn = true
        #expect(screen.lines == ["b 1"])
    }

    @Test("begins anew with another id")
    func reset() {
        let flip = Flip()
        let screen = Screen { Counter(name: "a").id(flip.count) }
        screen.tap(200, 150)
        #expect(screen.lines == ["a 1"])
        flip.count = 1
        #expect(screen.lines == ["a 0"])
    }

    @Test("begins anew even when the same description is used again")
    func resetOfSameDescription() {
        let (flip, counter) = (Flip(), Counter(name: "a"))
        let screen = Screen { counter.id(flip.count) }
        screen.tap(200, 150)
        #expect(screen.lines == ["a 1"])
        flip.count = 1
        #expect(screen.lines == ["a 0"])
    }

    @Test("goes when the other branch is taken")
    func branch() {
        let flip = Flip()
        let screen = Screen {
            Group {
                if flip.isOn { Counter(name: "b") } else { Counter(name: "a") }
            }
        }
        screen.tap(200, 150)
        flip.isOn = true
        #expect(screen.lines == ["b 0"])
        flip.isOn = false
        #expect(screen.lines == ["a 0"])
    }

    @Test("is kept when the view's transition becomes none, and one again")
    func transition() {
        let flip = Flip()
        let screen = Screen { Counter(name: "a").transition(flip.isOn ? .identity : .opacity) }
        screen.tap(200, 150)
        #expect(screen.lines == ["a 1"])
        flip.isOn = true
        #expect(screen.lines == ["a 1"])
        flip.isOn = false
        #expect(screen.lines == ["a 1"])
    }

    @Test("of siblings is their own")
    func siblings() {
        let screen = Screen {
            HStack(spacing: 0) {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        screen.tap(250, 150)
        #expect(screen.lines == ["a 0", "b 1"])
    }

    @Test("moves along when elements change places")
    func moved() {
        let flip = Flip()
        let screen = Screen {
            HStack(spacing: 0) {
                ForEach(flip.isOn ? ["b", "a"] : ["a", "b"], id: \.self) { Counter(name: $0) }
            }
        }
        screen.tap(250, 150)
        flip.isOn = true
        #expect(screen.lines == ["b 1", "a 0"])
    }

    @Test("of two elements with the same identity is not mixed up")
    func twins() {
        let screen = Screen {
            HStack(spacing: 0) {
                ForEach(["a", "a"], id: \.self) { Counter(name: $0) }
            }
        }
        screen.tap(250, 150)
        #expect(screen.lines == ["a 0", "a 1"])
    }

    @Test("is written through a binding by a view below")
    func binding() {
        let screen = Screen { Owner() }
        #expect(screen.lines == ["off", "owner false"])
        screen.tap(200, 140)
        #expect(screen.lines == ["on", "owner true"])
    }

    @Test("that is constant stays as it is")
    func constant() {
        let screen = Screen { Editor(isOn: .constant(true)) }
        screen.tap(200, 150)
        #expect(screen.lines == ["on"])
    }

    @Test("set to what it is asks for nothing")
    func unchanged() {
        let storage = StateStorage(1, stale: StaleFlag())
        let flag = StaleFlag()
        _ = flag.lower()
        let watched = StateStorage(1, stale: flag)
        watched.set(1)
        #expect(!flag.isRaised)
        watched.set(2)
        #expect(flag.isRaised)
        #expect(storage.value == 1)
    }

    @Test("of a model is watched where a body reads it, and nowhere else")
    func observation() {
        let flip = Flip()
        let screen = Screen { Reader(flip: flip, built: flip) }
        screen.update()
        #expect(!screen.host.needsUpdate)
        flip.isOn = true
        #expect(!screen.host.needsUpdate)
        flip.count = 3
        #expect(screen.host.needsUpdate)
        #expect(screen.lines == ["count 3"])
        flip.count = 4
        #expect(screen.lines == ["count 4"])
    }

    @Test("of a model that a geometry reader's content reads is watched too")
    func observationInGeometry() {
        let flip = Flip()
        let screen = Screen { GeometryReader { _ in Text("\(flip.count)") } }
        screen.update()
        flip.count = 3
        #expect(screen.lines == ["3"])
    }

    @Test("that nothing changed gives the same list without work")
    func idle() {
        let screen = Screen { Counter(name: "a") }
        let list = screen.list
        #expect(!screen.host.needsUpdate)
        #expect(screen.update(after: 1) == list)
        #expect(!screen.host.needsUpdate)
    }
}
