import Core
import Testing

@testable import Views

@MainActor @Suite("Touches")
struct TouchTests {
    private func button(_ flip: Flip, side: Double = 100) -> Screen {
        Screen {
            CountingButton(flip, width: side, height: side)
                .disabled(flip.isOn)
        }
    }

    @Test("a button acts once when the finger is lifted on it")
    func tap() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150)
        #expect(flip.count == 0)
        screen.up(205, 155)
        #expect(flip.count == 1)
        screen.up(205, 155)
        #expect(flip.count == 1)
    }

    @Test("a finger that slides away does nothing, even when it comes back")
    func dragOut() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150)
        screen.move(350, 150)
        screen.move(200, 150)
        screen.up(200, 150)
        #expect(flip.count == 0)
    }

    @Test("a finger may tremble at the edge")
    func slack() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(249, 150)
        screen.move(260, 150)
        screen.up(260, 150)
        #expect(flip.count == 1)
    }

    @Test("a cancelled touch does nothing, and the next one works")
    func cancel() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150)
        screen.cancel()
        screen.up(200, 150)
        #expect(flip.count == 0)
        screen.tap(200, 150, id: 2)
        #expect(flip.count == 1)
    }

    @Test("a second finger makes the tap void, means nothing itself, and hinders no later one")
    func secondFinger() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150, id: 1)
        screen.down(210, 150, id: 2)
        screen.up(210, 150, id: 2)
        #expect(flip.count == 0)
        screen.tap(200, 150, id: 3)
        #expect(flip.count == 1)
        screen.up(200, 150, id: 1)
        #expect(flip.count == 1)
    }

    @Test("a finger that comes down again without having been lifted begins anew")
    func lostRelease() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150)
        screen.down(200, 150)
        screen.up(200, 150)
        #expect(flip.count == 1)
    }

    @Test("a disabled button does nothing and is shown paler")
    func disabled() {
        let flip = Flip()
        flip.isOn = true
        let screen = button(flip)
        screen.tap(200, 150)
        #expect(flip.count == 0)
        #expect(screen.list.commands.first == .pushOpacity(0.5))
    }

    @Test("a button that is disabled while pressed does not act")
    func disabledMeanwhile() {
        let flip = Flip()
        let screen = button(flip)
        screen.down(200, 150)
        flip.isOn = true
        screen.update()
        screen.up(200, 150)
        #expect(flip.count == 0)
    }

    @Test("a button that has gone does not act")
    func gone() {
        let flip = Flip()
        let screen = Screen {
            Group {
                if !flip.isOn { Button("x") { flip.count += 1 } }
            }
        }
        screen.down(200, 150)
        flip.isOn = true
        screen.update()
        screen.up(200, 150)
        #expect(flip.count == 0)
    }

    @Test("a small button answers within 48 points", arguments: [(177.0, 1), (223, 1), (170, 0), (230, 0)])
    func leastArea(x: Double, taps: Int) {
        let flip = Flip()
        let screen = button(flip, side: 10)
        screen.tap(x, 150)
        #expect(flip.count == taps)
    }

    @Test("a large area around a small button takes nothing from the neighbour that was hit")
    func neighbours() {
        let flip = Flip()
        let screen = Screen {
            HStack(spacing: 0) {
                Button {
                    flip.isOn = true
                } label: {
                    Color.red.frame(width: 10, height: 10)
                }
                CountingButton(flip, .green, width: 100, height: 100)
            }
        }
        screen.tap(158, 150)
        #expect(flip.count == 1 && !flip.isOn)
        screen.tap(146, 150)
        #expect(flip.isOn)
        #expect(flip.count == 1)
    }

    @Test("the view in front gets the touch, and hides buttons behind it")
    func front() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                CountingButton(flip)
                Color.black.frame(width: 200, height: 200)
                Color.white.frame(width: 100, height: 100).allowsHitTesting(flip.isOn)
            }
        }
        screen.tap(200, 150)
        #expect(flip.count == 0)
        screen.tap(20, 150)
        #expect(flip.count == 1)
    }

    @Test("touches go through what does not want them")
    func transparent() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                CountingButton(flip)
                Color.white.allowsHitTesting(false)
                Color.clear
                Color.blue.opacity(0)
            }
        }
        screen.tap(200, 150)
        #expect(flip.count == 1)
    }

    @Test("a turned button is hit where it is seen")
    func turned() {
        let flip = Flip()
        let screen = Screen {
            CountingButton(flip, width: 200, height: 60)
                .rotationEffect(.degrees(90))
        }
        screen.tap(200, 60)
        #expect(flip.count == 1)
        screen.tap(110, 150)
        #expect(flip.count == 1)
    }

    @Test("pressing is shown within 150 milliseconds, and releasing too")
    func feedback() {
        let flip = Flip()
        let screen = button(flip)
        let rest = screen.list
        screen.down(200, 150)
        #expect(screen.host.needsUpdate)
        screen.update(after: 0.15)
        #expect(
            screen.list.commands.prefix(2) == [
                .pushTransform(rotation: 0, scale: 0.96, anchor: Point(x: 200, y: 150)), .pushOpacity(0.6),
            ])
        #expect(!screen.host.needsUpdate)
        screen.up(200, 150)
        #expect(screen.host.needsUpdate)
        #expect(screen.update(after: 0.15) == rest)
    }

    @Test("any view can be tapped")
    func tapGesture() {
        let flip = Flip()
        let screen = Screen { Color.red.onTapGesture { flip.count += 1 } }
        screen.tap(10, 10)
        #expect(flip.count == 1)
    }

    @Test("targets are listed with their labels")
    func targets() {
        let screen = Screen {
            HStack {
                Button("Close") {}
                Button {
                } label: {
                    Image(systemName: "xmark")
                }.accessibilityLabel("Dismiss").disabled(true)
            }
        }
        screen.update()
        #expect(screen.host.touchTargets.map(\.label) == ["Close", "Dismiss"])
        #expect(screen.host.touchTargets.map(\.isEnabled) == [true, false])
    }

    @Test("Tab goes from button to button, and Return presses the one with the focus")
    func focus() {
        let flip = Flip()
        let screen = Screen {
            HStack {
                Button("a") { flip.count += 1 }
                Button("b") { flip.count += 10 }.disabled(true)
                Button("c") { flip.count += 100 }
            }
        }
        screen.key("Return")
        #expect(flip.count == 0)
        screen.key("Tab")
        screen.key("Return")
        #expect(flip.count == 1)
        screen.key("Tab")
        screen.key("Space")
        #expect(flip.count == 101)
        guard case .stroke(.roundedRectangle(let ring, _), .accentColor, _) = screen.list.commands.last else {
            Issue.record("the focus is not shown")
            return
        }
        #expect(ring.midX == screen.host.touchTargets[2].rect.midX)
        screen.tap(5, 5)
        screen.key("Return")
        #expect(flip.count == 101)
    }

    @Test("a key goes to the view in front that wants it")
    func keys() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                Color.red.onKey("Escape") { flip.count += 1 }
                Color.green.onKey("Escape") { flip.count += 10 }
            }
        }
        screen.key("Escape")
        screen.key("Return")
        #expect(flip.count == 10)
    }
}
