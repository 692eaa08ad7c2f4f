import Core
import Testing

@testable import Views

@MainActor @Suite("Coming and going")
struct LifecycleTests {
    @MainActor final class Diary {
        var entries: [String] = []
    }

    @Test("a view is told once when it comes and once when it goes")
    func appearance() {
        let (flip, diary) = (Flip(), Diary())
        let screen = Screen {
            VStack {
                Text("\(flip.count)")
                if flip.isOn {
                    Text("here").onAppear { diary.entries.append("came") }
                        .onDisappear { diary.entries.append("went") }
                }
            }
        }
        screen.update()
        #expect(diary.entries.isEmpty)
        flip.isOn = true
        screen.update()
        flip.count += 1
        screen.update()
        #expect(diary.entries == ["came"])
        flip.isOn = false
        screen.update()
        #expect(diary.entries == ["came", "went"])
    }

    @Test("what appearing changes is shown in the same update")
    func appearanceChanges() {
        let flip = Flip()
        let screen = Screen { Text("\(flip.count)").onAppear { flip.count = 7 } }
        #expect(screen.lines == ["7"])
        #expect(!screen.host.needsUpdate)
    }

    @Test("a change is told with the values before and after")
    func change() {
        let (flip, diary) = (Flip(), Diary())
        let screen = Screen {
            Color.red.onChange(of: flip.count) { old, new in diary.entries.append("\(old) to \(new)") }
                .onChange(of: flip.count) { new in diary.entries.append("\(new)") }
                .onChange(of: flip.count) { diary.entries.append("changed") }
        }
        screen.update()
        flip.count = 2
        screen.update()
        #expect(diary.entries == ["changed", "2", "0 to 2"])
    }

    @Test("a host that goes leaves nothing behind")
    func release() {
        weak var model: Flip?
        do {
            let flip = Flip()
            model = flip
            let screen = Screen {
                GeometryReader { _ in
                    Button("\(flip.count)") { flip.count += 1 }.onDisappear { flip.count = 0 }
                        .transition(.opacity)
                }
                .sheet(isPresented: .constant(true)) { Text("\(flip.count)") }
            }
            screen.tap(5, 5)
            flip.count = 3
            screen.update()
        }
        #expect(model == nil)
    }

    @Test("a tree that never comes to rest is shown all the same")
    func restless() {
        let flip = Flip()
        let screen = Screen { Text("\(flip.count)").onChange(of: flip.count) { flip.count += 1 } }
        screen.update()
        flip.count = 1
        screen.update()
        #expect(screen.host.needsUpdate)
    }
}
