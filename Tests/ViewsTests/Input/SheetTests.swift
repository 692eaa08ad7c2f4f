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

    /// A panel that shows itself, as often as it is asked to.
    private struct Endless: View {
        let sheets: Int
        @State private var isShown = true

        var body: some View {
            if sheets > 1 {
                Text("x").sheet(isPresented: $isShown) { Endless(sheets: sheets) }
                    .sheet(isPresented: $isShown) { Endless(sheets: sheets) }
            } else {
                Text("x").sheet(isPresented: $isShown) { Endless(sheets: sheets) }
            }
        }
    }

    @Test("a sheet that shows itself ends after sixteen, and comes to rest", arguments: [1, 2])
    func endless(sheets: Int) {
        let screen = Screen { Endless(sheets: sheets) }
        screen.update()
        screen.update(after: 1)
        #expect(screen.lines == Array(repeating: "x", count: 17))
        #expect(!screen.host.needsUpdate)
    }

    @Test("sheets that have to wait are told once, and those that need not are not", arguments: [16, 17, 30])
    func tooMany(count: Int) {
        let flip = Flip()
        let screen = Screen {
            ForEach(0..<count) { index in
                Text("\(index)").sheet(isPresented: Binding(get: { flip.isOn }, set: { flip.isOn = $0 })) { Panel() }
            }
        }
        screen.update()
        #expect(screen.host.problems.isEmpty)
        flip.isOn = true
        for _ in 0..<3 { screen.update(after: 1) }
        #expect(screen.host.problems.count == (count > 16 ? 1 : 0))
        #expect(screen.lines.filter { $0 == "Done" }.count == 16)
    }

    @Test("a sheet beyond the sixteenth is shown when one of them has gone")
    func waiting() {
        let flip = Flip()
        let screen = Screen {
            ForEach(0..<17, id: \.self) { number in
                Color.red.sheet(isPresented: .constant(number > 0 || !flip.isOn)) { Text("sheet \(number)") }
            }
        }
        screen.update()
        #expect(screen.lines == (0..<16).map { "sheet \($0)" })
        flip.isOn = true
        screen.update()
        screen.update(after: 1)
        #expect(Set(screen.lines) == Set((1..<17).map { "sheet \($0)" }))
    }

    @Test("nothing behind a sheet can be touched", arguments: ["scrim", "panel"])
    func modality(place: String) {
        let flip = Flip()
        let screen = Screen {
            CountingButton(flip)
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

    /// A page that leaves over a second, with a sheet above it.
    private func leavingPage(_ flip: Flip, _ transition: AnyTransition) -> Screen {
        let screen = Screen {
            ZStack {
                if !flip.isOn {
                    Color.red.sheet(
                        isPresented: .constant(true), onDismiss: { flip.count += 1 }, content: { Text("tips") }
                    )
                    .transition(transition)
                }
            }
            .animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        screen.update(after: 1)
        flip.isOn = true
        screen.update()
        return screen
    }

    @Test(
        "a sheet fades out when the page leaves that has asked for it", arguments: [AnyTransition.opacity, .identity])
    func leavingPage(transition: AnyTransition) {
        let flip = Flip()
        let screen = leavingPage(flip, transition)
        #expect(flip.count == 1)
        let list = screen.update(after: 0.15)
        #expect(screen.lines == ["tips"])
        // Halfway through 0.3 seconds of a curve that is even about its middle.
        let opacities = list.commands.compactMap { if case .pushOpacity(let opacity) = $0 { opacity } else { nil } }
        #expect(opacities.contains { abs($0 - 0.5) < 1e-6 })
        #expect(screen.host.needsUpdate)
        screen.update(after: 0.2)
        #expect(screen.lines.isEmpty)
        screen.update(after: 1)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a page that comes back while it leaves has its sheet again, which goes on from where it is")
    func returningPage() {
        let flip = Flip()
        let screen = leavingPage(flip, .opacity)
        screen.update(after: 0.15)
        flip.isOn = false
        screen.update()
        screen.update(after: 2)
        #expect(screen.lines == ["tips"])
        #expect(!screen.list.commands.contains { if case .pushOpacity = $0 { true } else { false } })
        #expect(!screen.host.needsUpdate)
    }

    @Test("a sheet that fades out is not cut short by its page that leaves after it")
    func pageAfterSheet() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                if flip.count == 0 { Color.red.sheet(isPresented: .constant(!flip.isOn)) { Text("tips") } }
            }
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 0.1)
        flip.count = 1
        screen.update(after: 0.1)
        #expect(screen.lines == ["tips"])
        screen.update(after: 0.2)
        #expect(screen.lines.isEmpty)
    }

    @Test("text in a sheet knows nothing of how text is set around the view that has asked for it")
    func freshText() {
        let screen = Screen {
            Color.red.sheet(isPresented: .constant(true)) {
                Text("one two 3 four five").frame(width: 100)
            }
            .font(.system(size: 30)).fontWeight(.black).monospacedDigit().lineLimit(1).multilineTextAlignment(.trailing)
            .foregroundColor(.green)
            .environment(\.textScale, 2).environment(\.layoutDirection, .rightToLeft)
        }
        let texts = screen.list.commands.compactMap { command -> (ResolvedFont, Color, Double)? in
            if case .text(_, let font, let color, let origin) = command { (font, color, origin.x) } else { nil }
        }
        // The look's body, 2.4 units of 8 points each, twice as large; lines begin at the right.
        #expect(texts.count > 1)
        for (font, color, _) in texts {
            #expect(font.size == 2.4 * 8 * 2)
            #expect(font.weight == .regular)
            #expect(!font.monospacedDigits)
            #expect(color == .primary)
        }
        #expect(Set(texts.map(\.2)).count > 1)
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
