import Core
import Testing

@testable import Views

@MainActor @Suite("What leaves with a transition")
struct DepartureTests {
    /// Shows the view with `isOn` set, takes that back, and waits.
    private func leaving<Content: View>(
        after seconds: Double = 0.25, _ flip: Flip, @ViewBuilder _ make: @escaping @MainActor () -> Content
    ) -> Screen {
        flip.isOn = true
        let screen = Screen { make().animation(.linear(duration: 1), value: flip.isOn) }
        screen.update()
        flip.isOn = false
        screen.update()
        screen.update(after: seconds)
        return screen
    }

    @Test("is drawn behind what was in front of it, and inside of the clip around it")
    func order() {
        let flip = Flip()
        let screen = leaving(flip) {
            ZStack {
                if flip.isOn { Color.red.transition(.opacity) }
                Color.blue
            }
            .frame(width: 100, height: 100).clipped()
        }
        let rect = Rect(x: 150, y: 100, width: 100, height: 100)
        #expect(
            screen.list.commands == [
                .pushClip(rect, cornerRadius: 0),
                .pushOpacity(0.75), .fill(.rectangle(rect), .red), .popOpacity,
                .fill(.rectangle(rect), .blue),
                .popClip,
            ])
    }

    @Test("stays turned with what it lies in, and as transparent")
    func surroundings() {
        let flip = Flip()
        let screen = leaving(flip) {
            ZStack {
                Color.blue
                if flip.isOn { Color.red.frame(width: 40, height: 20).transition(.opacity) }
            }
            .frame(width: 100, height: 100).rotationEffect(.degrees(90)).opacity(0.5)
        }
        #expect(
            screen.list.commands == [
                .pushOpacity(0.5),
                .pushTransform(rotation: Angle.degrees(90).radians, scale: 1, anchor: Point(x: 200, y: 150)),
                .fill(.rectangle(Rect(x: 150, y: 100, width: 100, height: 100)), .blue),
                .pushOpacity(0.75), .fill(.rectangle(Rect(x: 180, y: 140, width: 40, height: 20)), .red), .popOpacity,
                .popTransform,
                .popOpacity,
            ])
    }

    @Test("goes with what it lies in when that moves")
    func movingSurroundings() {
        let flip = Flip()
        let screen = leaving(flip) {
            ZStack {
                Color.blue
                if flip.isOn { Color.red.frame(width: 20, height: 20).transition(.opacity) }
            }
            .frame(width: 100, height: 100).position(x: Double(100 + flip.count), y: 150)
        }
        #expect(screen.rect(.red)?.minX == 90)
        flip.count = 50
        #expect(screen.rect(.red)?.minX == 140)
    }

    @Test("stays where it is when the others close up around the middle")
    func closingUp() {
        let flip = Flip()
        let screen = leaving(after: 0.5, flip) {
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 20)
                if flip.isOn { Color.red.frame(width: 100, height: 20).transition(.opacity) }
                Color.green.frame(width: 100, height: 20)
            }
        }
        #expect(screen.rect(.blue)?.minY == 125)
        #expect(screen.rect(.red) == Rect(x: 150, y: 140, width: 100, height: 20))
        #expect(screen.rect(.green)?.minY == 155)
    }

    @Test("comes back from where it is, once, and at its place")
    func comingBack() {
        let flip = Flip()
        let whole = Rect(x: 0, y: 0, width: 400, height: 300)
        let screen = leaving(after: 0.5, flip) {
            ZStack {
                if flip.isOn { Color.red.transition(.opacity) }
            }
        }
        func look(_ opacity: Double) -> [DrawCommand] {
            [.pushOpacity(opacity), .fill(.rectangle(whole), .red), .popOpacity]
        }
        #expect(screen.list.commands == look(0.5))
        flip.isOn = true
        #expect(screen.list.commands == look(0.5))
        #expect(screen.update(after: 0.25).commands == look(0.625))
        flip.isOn = false
        #expect(screen.list.commands == look(0.625))
        screen.update(after: 0.5)
        flip.isOn = true
        screen.update()
        #expect(screen.update(after: 1).commands == [.fill(.rectangle(whole), .red)])
        #expect(!screen.host.needsUpdate)
    }

    @Test("is drawn once when views in it have transitions too, and comes once")
    func nested() {
        let flip = Flip()
        let screen = leaving(flip) {
            ZStack {
                if flip.isOn {
                    ZStack { Color.red.frame(width: 20, height: 20).transition(.opacity) }.transition(.opacity)
                }
            }
        }
        func look(_ opacity: Double) -> [DrawCommand] {
            let rect = Rect(x: 190, y: 140, width: 20, height: 20)
            return [.pushOpacity(opacity), .fill(.rectangle(rect), .red), .popOpacity]
        }
        #expect(screen.list.commands == look(0.75))
        screen.update(after: 1)
        #expect(screen.list.commands.isEmpty)
        flip.isOn = true
        screen.update()
        #expect(screen.update(after: 0.25).commands == look(0.25))
    }

    @Test("neither hears nor feels anything")
    func silence() {
        let flip = Flip()
        let screen = leaving(flip) {
            ZStack {
                if flip.isOn {
                    Button("go") { flip.count += 1 }.onKey("a") { flip.count += 1 }.onTurn { flip.count += 1 }
                        .transition(.opacity)
                }
            }
        }
        #expect(screen.lines == ["go"])
        #expect(screen.host.touchTargets.isEmpty)
        screen.tap(200, 150)
        screen.key("a")
        screen.host.turn()
        #expect(flip.count == 0)
    }

    @Test("does so out of a list of several, each at its place in the order")
    func list() {
        let flip = Flip()
        let screen = leaving(flip) {
            HStack(spacing: 0) {
                ForEach(flip.isOn ? [1, 2, 3, 4, 5] : [2, 4], id: \.self) { number in
                    Text("\(number)").transition(.opacity)
                }
            }
        }
        #expect(screen.lines == ["1", "2", "3", "4", "5"])
        #expect(screen.origin("3") == Point(x: 195, y: 140))
        screen.update(after: 1)
        #expect(screen.lines == ["2", "4"])
    }

    @Test(
        "goes at once when its animation would never end",
        arguments: [Animation.linear.speed(0), .linear(duration: .infinity), .linear.delay(.infinity)])
    func endless(_ animation: Animation) {
        let flip = Flip()
        flip.isOn = true
        let screen = Screen {
            ZStack {
                if flip.isOn { Color.red.transition(.opacity) }
                Color.blue
            }
            .animation(animation, value: flip.isOn)
        }
        screen.update()
        flip.isOn = false
        #expect(screen.list.commands == [.fill(.rectangle(Rect(x: 0, y: 0, width: 400, height: 300)), .blue)])
        #expect(!screen.host.needsUpdate)
    }

    @Test("goes at once when nothing animates the change")
    func unanimated() {
        let flip = Flip()
        flip.isOn = true
        let screen = Screen {
            ZStack {
                if flip.isOn { Color.red.transition(.opacity) }
            }
        }
        screen.update()
        flip.isOn = false
        #expect(screen.list.commands.isEmpty)
        #expect(!screen.host.needsUpdate)
    }
}
