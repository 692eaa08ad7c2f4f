import Core
import Testing

@testable import Views

private struct Panel: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() }.frame(width: 100, height: 100) }
}

@MainActor @Suite("Sheets")
struct SheetTests {
    private struct Page: View {
        let flip: Flip
        @State private var isShown = false

        var body: some View {
            Button(action: { isShown = true }, label: { Text("Open").frame(width: 300, height: 200) })
                .sheet(isPresented: $isShown, onDismiss: { flip.count += 1 }, content: { Panel() })
        }
    }

    @Test("a sheet shows its content above the page, and dismissing takes it away and says so")
    func dismissal() {
        let flip = Flip()
        let screen = Screen { Page(flip: flip) }
        screen.tap(200, 150)
        screen.update()
        screen.update(after: 1)
        #expect(screen.lines == ["Open", "Done"])
        #expect(screen.rect(.paper)?.size == Size(width: 100, height: 100))
        screen.tap(200, 150)
        screen.update()
        #expect(flip.count == 1)
        screen.update(after: 1)
        #expect(screen.lines == ["Open"])
        #expect(!screen.host.needsUpdate)
    }

    @Test("nothing behind a sheet can be touched", arguments: ["scrim", "panel"])
    func modality(place: String) {
        let flip = Flip()
        let screen = Screen {
            Button {
                flip.count += 1
            } label: {
                Color.red
            }
            .sheet(isPresented: .constant(true)) { Color.green.frame(width: 200, height: 200) }
        }
        screen.tap(place == "scrim" ? 20 : 200, 150)
        #expect(flip.count == 0)
        #expect(screen.host.touchTargets.isEmpty)
    }

    @Test("a second tap while the sheet comes reaches neither the page nor closes the sheet")
    func doubleTap() {
        let flip = Flip()
        let screen = Screen { Page(flip: flip) }
        screen.tap(60, 150)
        screen.update()
        screen.tap(60, 150)
        screen.update()
        screen.update(after: 1)
        #expect(screen.lines == ["Open", "Done"])
    }

    @Test("a sheet that is there from the start does not fade in")
    func initial() {
        let screen = Screen { Color.red.sheet(isPresented: .constant(true)) { Text("a") } }
        #expect(!screen.list.commands.contains { if case .pushOpacity = $0 { true } else { false } })
    }

    @Test("of two sheets of one view each has its own state and its own end")
    func twoSheets() {
        let flip = Flip()
        let screen = Screen {
            Color.red
                .sheet(isPresented: .constant(flip.isOn), onDismiss: { flip.count += 1 }, content: { Panel() })
                .sheet(isPresented: .constant(!flip.isOn), onDismiss: { flip.count += 10 }, content: { Panel() })
        }
        screen.update()
        flip.isOn = true
        screen.update()
        #expect(flip.count == 10)
        flip.isOn = false
        screen.update()
        #expect(flip.count == 11)
    }

    @Test("a finger that rests on the page behind hinders none on the sheet, and its drag is void")
    func restingFinger() {
        let flip = Flip()
        let screen = Screen {
            Color.red.gesture(DragGesture().onCancelled { flip.count += 10 })
                .sheet(isPresented: .constant(flip.isOn)) { Button("Next") { flip.count += 1 } }
        }
        screen.down(200, 150)
        screen.move(220, 150)
        flip.isOn = true
        screen.update()
        screen.update(after: 1)
        screen.tap(200, 150, id: 2)
        #expect(flip.count == 11)
    }

    @Test("a touch beside the panel or Escape closes it", arguments: [true, false])
    func closing(byTouch: Bool) {
        let flip = Flip()
        let screen = Screen { Page(flip: flip) }
        screen.tap(200, 150)
        screen.update()
        screen.update(after: 1)
        if byTouch { screen.tap(10, 10) } else { screen.key("Escape") }
        screen.update()
        #expect(flip.count == 1)
    }
}
