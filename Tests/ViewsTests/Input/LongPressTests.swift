import Core
import Testing

@testable import Views

@MainActor @Suite("Long presses")
struct LongPressTests {
    private func screen(_ flip: Flip) -> Screen {
        Screen {
            Color.red.frame(width: 100, height: 100)
                .countsPresses(flip)
                .disabled(flip.isOn)
        }
    }

    @Test("a finger that stays acts once while it is down, and taps nothing when it is lifted")
    func held() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        screen.update(after: 0.4)
        #expect(flip.count == 0)
        #expect(screen.host.needsUpdate)
        screen.update(after: 0.1)
        #expect(flip.count == 100)
        screen.update(after: 1)
        #expect(!screen.host.needsUpdate)
        screen.up(200, 150)
        #expect(flip.count == 100)
    }

    @Test("a finger that is lifted before taps, and is not waited for")
    func short() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        screen.update(after: 0.3)
        screen.up(200, 150)
        screen.update(after: 1)
        #expect(flip.count == 1)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a finger whose time came between two pictures has pressed long")
    func late() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        screen.host.handle(.touchUp(id: 1, at: Point(x: 200, y: 150)), now: screen.now + 1)
        #expect(flip.count == 100)
    }

    @Test("a finger that slides only taps")
    func sliding() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        screen.move(220, 150)
        screen.update(after: 1)
        #expect(flip.count == 0)
        screen.up(220, 150)
        #expect(flip.count == 1)
    }

    @Test("a finger may tremble while it is held")
    func trembling() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        screen.move(210, 150)
        screen.update(after: 1)
        #expect(flip.count == 100)
    }

    @Test("a second finger and a finger that leaves make it void", arguments: [true, false])
    func void(bySecondFinger: Bool) {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        if bySecondFinger { screen.down(220, 150, id: 2) } else { screen.cancel() }
        screen.update(after: 1)
        screen.up(220, 150, id: 2)
        screen.up(200, 150)
        #expect(flip.count == 0)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a view that is disabled meanwhile is not pressed")
    func disabled() {
        let flip = Flip()
        let screen = screen(flip)
        screen.down(200, 150)
        flip.isOn = true
        screen.update()
        screen.update(after: 1)
        screen.up(200, 150)
        #expect(flip.count == 0)
    }

    @Test("a view that is hidden meanwhile is not pressed, nor waited for")
    func hidden() {
        let flip = Flip()
        let screen = Screen {
            Color.red.onLongPressGesture { flip.count += 1 }.opacity(flip.isOn ? 0 : 1)
        }
        screen.down(200, 150)
        flip.isOn = true
        screen.update()
        screen.update(after: 1)
        #expect(flip.count == 0)
        #expect(!screen.host.needsUpdate)
    }

    @Test("holding a button within the view is a tap on the button")
    func slowTap() {
        let flip = Flip()
        let screen = Screen {
            ButtonOnField(flip: flip)
                .onLongPressGesture { flip.count += 100 }
        }
        screen.down(200, 150)
        screen.update(after: 2)
        screen.up(200, 150)
        #expect(flip.count == 1)
        screen.down(20, 20)
        screen.update(after: 2)
        #expect(flip.count == 101)
    }

    @Test("a duration that is no number never comes, and none at all comes with the next picture")
    func oddDurations() {
        let flip = Flip()
        let never = Screen { Color.red.onLongPressGesture(minimumDuration: .nan) { flip.count += 1 } }
        never.down(200, 150)
        #expect(!never.host.needsUpdate)
        never.update(after: 1000)
        #expect(flip.count == 0)
        let endless = Screen { Color.red.onLongPressGesture(minimumDuration: .infinity) { flip.count += 1 } }
        endless.down(200, 150)
        endless.update()
        #expect(!endless.host.needsUpdate)
        let once = Screen { Color.red.onLongPressGesture(minimumDuration: -1) { flip.count += 1 } }
        once.down(200, 150)
        once.update()
        once.update(after: 1)
        #expect(flip.count == 1)
    }
}
