import Core
import Observation
import Testing

@testable import Views

/// A button that counts its own taps, and shows them with what is around it.
private struct Counter: View {
    @State private var count = 0
    @StateObject private var model = Flip()
    @Environment(\.tint) private var tint
    let taps: Taps

    var body: some View {
        Button {
            count += 1
            model.count += 10
            taps.tints.append(tint)
        } label: {
            Text("\(count + model.count)").frame(width: 100, height: 100)
        }
    }
}

@MainActor private final class Taps {
    var tints: [Color] = []
}

@MainActor @Suite("One description of a view at several places")
struct SharedDescriptionTests {
    @Test("each copy of an overlay of a group counts for itself", arguments: [false, true])
    func overlay(isBackground: Bool) {
        let taps = Taps()
        let screen = Screen {
            HStack(spacing: 0) {
                if isBackground {
                    Group {
                        Color.clear.frame(width: 100, height: 100)
                        Color.clear.frame(width: 100, height: 100)
                    }
                    .background(Counter(taps: taps))
                } else {
                    Group {
                        Color.red.frame(width: 100, height: 100)
                        Color.red.frame(width: 100, height: 100)
                    }
                    .overlay(Counter(taps: taps))
                }
            }
        }
        #expect(screen.lines == ["0", "0"])
        screen.tap(150, 150)
        #expect(screen.lines == ["11", "0"])
        screen.tap(250, 150)
        screen.tap(250, 150)
        #expect(screen.lines == ["11", "22"])
        screen.tap(150, 150)
        #expect(screen.lines == ["22", "22"])
    }

    @Test("each copy goes by the environment of its place")
    func environment() {
        let taps = Taps()
        let counter = Counter(taps: taps)
        let screen = Screen {
            HStack(spacing: 0) {
                counter.tint(.green)
                counter.tint(.blue)
            }
        }
        screen.tap(150, 150)
        screen.tap(250, 150)
        screen.tap(150, 150)
        #expect(taps.tints == [.green, .blue, .green])
        #expect(screen.lines == ["22", "11"])
    }

    @Test("a copy that goes leaves the others what they have, and the next one begins anew")
    func leaving() {
        let (taps, flip) = (Taps(), Flip())
        let counter = Counter(taps: taps)
        let screen = Screen {
            VStack(spacing: 0) {
                if !flip.isOn { counter }
                counter
            }
        }
        screen.tap(200, 100)
        screen.tap(200, 200)
        #expect(screen.lines == ["11", "11"])
        flip.isOn = true
        #expect(screen.lines == ["11"])
        screen.tap(200, 150)
        #expect(screen.lines == ["22"])
        flip.isOn = false
        #expect(screen.lines == ["0", "22"])
        screen.tap(200, 100)
        #expect(screen.lines == ["11", "22"])
    }

    @Test("views and what they hold are let go when the screen goes")
    func memory() {
        weak var forgotten: Taps?
        weak var model: Flip?
        do {
            let taps = Taps()
            forgotten = taps
            let shared = Flip()
            model = shared
            let screen = Screen {
                HStack {
                    Group {
                        Text("a"); Text("b")
                    }.overlay(Counter(taps: taps))
                }.onAppear { shared.count = 1 }
            }
            for _ in 0..<5 {
                screen.update()
                screen.host.environment.tint = .green
            }
        }
        #expect(forgotten == nil)
        #expect(model == nil)
    }
}
