import CSDL2
import Core
import Testing
import Views

@testable import Stage

@Suite struct EventTranslatorTests {
    private let mapping = PanelMapping(panel: PixelSize(width: 800, height: 480), rotation: .quarter, scale: 2)
    private let plain = PanelMapping(panel: PixelSize(width: 800, height: 480))

    private func events(_ source: [SDL_Event], touch: PanelMapping? = nil) -> [StageEvent] {
        var translator = EventTranslator()
        return source.flatMap {
            translator.translate(
                $0, mapping: mapping, touch: touch ?? plain, windowSize: PixelSize(width: 400, height: 240))
        }
    }

    private func finger(
        _ type: SDL_EventType, _ x: Float, _ y: Float, id: Int64 = 4, device: Int64 = 7, at milliseconds: UInt32 = 0
    ) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger.timestamp = milliseconds
        event.tfinger.type = type.rawValue
        event.tfinger.touchId = device
        event.tfinger.fingerId = id
        event.tfinger.x = x
        event.tfinger.y = y
        return event
    }

    private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, which: UInt32 = 0, button: UInt8 = 1)
        -> SDL_Event
    {
        var event = SDL_Event()
        event.button.type = type.rawValue
        event.button.which = which
        event.button.button = button
        event.button.x = x
        event.button.y = y
        return event
    }

    private func key(_ code: SDL_KeyCode, again: Bool = false, with modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
        var event = SDL_Event()
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        event.key.type = SDL_KEYDOWN.rawValue
        event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
        event.key.repeat = again ? 1 : 0
        return event
    }

    @Test("a finger's fractions become points of the turned view") func place() {
        let found = events([finger(SDL_FINGERDOWN, 1, 0), finger(SDL_FINGERUP, 0, 1)])
        #expect(found == [.input(.touchDown(id: 4, at: .zero)), .input(.touchUp(id: 4, at: Point(x: 240, y: 400)))])
    }

    @Test("a touch layer that is turned against the panel is turned back") func turnedLayer() {
        let touch = PanelMapping(panel: PixelSize(width: 800, height: 480), rotation: .half)
        let found = events([finger(SDL_FINGERDOWN, 0, 1)], touch: touch)
        #expect(found == [.input(.touchDown(id: 4, at: .zero))])
    }

    @Test("a finger with its synthetic mouse events is one tap") func oneTap() {
        let found = events([
            finger(SDL_FINGERDOWN, 0.5, 0.5), button(SDL_MOUSEBUTTONDOWN, 200, 120, which: UInt32.max),
            finger(SDL_FINGERUP, 0.5, 0.5), button(SDL_MOUSEBUTTONUP, 200, 120, which: UInt32.max),
        ])
        #expect(found.count == 2)
    }

    @Test("a click with its synthetic finger is one tap") func oneClick() {
        let found = events([
            button(SDL_MOUSEBUTTONDOWN, 200, 120), finger(SDL_FINGERDOWN, 0.5, 0.5, device: -1),
            button(SDL_MOUSEBUTTONUP, 200, 120), finger(SDL_FINGERUP, 0.5, 0.5, device: -1),
        ])
        #expect(found.count == 2)
    }

    @Test("the mouse counts in window units, and only its left button") func mouse() {
        let found = events([button(SDL_MOUSEBUTTONDOWN, 399, 0), button(SDL_MOUSEBUTTONDOWN, 1, 1, button: 3)])
        #expect(found == [.input(.touchDown(id: -1, at: Point(x: 0.5, y: 0.5)))])
    }

    @Test("moving without touching and lifting without touching are nothing") func strays() {
        #expect(events([finger(SDL_FINGERMOTION, 0.1, 0.1), finger(SDL_FINGERUP, 0.1, 0.1)]).isEmpty)
    }

    @Test("losing the focus cancels what is down, once") func focus() {
        var lost = SDL_Event()
        lost.window.type = SDL_WINDOWEVENT.rawValue
        lost.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
        let found = events([finger(SDL_FINGERDOWN, 0, 0), lost, finger(SDL_FINGERUP, 0, 0), lost])
        #expect(found.dropFirst() == [.input(.touchCancel(id: 4))])
    }

    @Test("keys have their usual names, and a held key acts once") func keys() {
        let found = events([
            key(SDLK_RETURN), key(SDLK_RETURN, again: true), key(SDLK_ESCAPE), key(SDLK_TAB), key(SDLK_SPACE),
            key(SDLK_BACKSPACE), key(SDLK_BACKSPACE, again: true), key(SDLK_a), key(SDLK_KP_ENTER),
        ])
        let names = ["Return", "Escape", "Tab", "Space", "Backspace", "Backspace", "Return"]
        #expect(found == names.map { .input(.key($0)) })
    }

    @Test("Tab goes back with either shift key, and forth with any other") func backTab() {
        let found = events([KMOD_LSHIFT, KMOD_RSHIFT, KMOD_NUM, KMOD_CAPS].map { key(SDLK_TAB, with: $0) })
        #expect(found == ["Shift-Tab", "Shift-Tab", "Tab", "Tab"].map { .input(.key($0)) })
    }

    @Test("what is typed arrives as text with its spaces, and nothing as nothing") func typed() {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        #expect(events([event]).isEmpty)
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é 7".utf8) }
        #expect(events([event]) == [.input(.text("é 7"))])
    }

    @Test(
        "a finger that was silent for three seconds is cancelled when the next one comes",
        arguments: [2999, 3000] as [UInt32])
    func silence(pause: UInt32) {
        let start = UInt32.max - 1000
        let found = events([
            finger(SDL_FINGERDOWN, 1, 0, at: start), finger(SDL_FINGERMOTION, 1, 0, at: start &+ 500),
            finger(SDL_FINGERDOWN, 1, 0, id: 5, device: 8, at: start &+ 500 &+ pause),
        ])
        let lost: [StageEvent] = pause < 3000 ? [] : [.input(.touchCancel(id: 4))]
        let first: [StageEvent] = [.input(.touchDown(id: 4, at: .zero)), .input(.touchMove(id: 4, at: .zero))]
        #expect(found == first + lost + [.input(.touchDown(id: 5, at: .zero))])
    }

    @Test("a finger that comes down twice is cancelled in between") func twice() {
        let found = events([finger(SDL_FINGERDOWN, 1, 0), finger(SDL_FINGERDOWN, 1, 0), finger(SDL_FINGERUP, 1, 0)])
        let down = StageEvent.input(.touchDown(id: 4, at: .zero))
        #expect(found == [down, .input(.touchCancel(id: 4)), down, .input(.touchUp(id: 4, at: .zero))])
    }

    @Test("fingers on a panel that is unplugged are cancelled once, and no others") func unplugged() {
        var translator = EventTranslator()
        #expect(!translator.hasFingers)
        let size = PixelSize(width: 400, height: 240)
        for event in [
            finger(SDL_FINGERDOWN, 0, 0, id: 1, device: 7), finger(SDL_FINGERDOWN, 0, 0, id: 2, device: 8),
            finger(SDL_FINGERDOWN, 0, 0, id: 3, device: 9), button(SDL_MOUSEBUTTONDOWN, 0, 0),
        ] {
            _ = translator.translate(event, mapping: mapping, touch: plain, windowSize: size)
        }
        #expect(translator.hasFingers)
        // SDL does not list the third device, as it lists none of a test.
        #expect(translator.cancelFingers(connected: [7, 8]) == [])
        #expect(translator.cancelFingers(connected: [8]) == [.input(.touchCancel(id: 1))])
        #expect(translator.cancelFingers(connected: [8]) == [])
        let late = finger(SDL_FINGERUP, 0, 0, id: 1, device: 7)
        #expect(translator.translate(late, mapping: mapping, touch: plain, windowSize: size) == [])
        #expect(translator.cancelAll() == [-1, 2, 3].map { .input(.touchCancel(id: $0)) })
    }

    @Test("the system's wish to end is heard") func quit() {
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        #expect(events([event]) == [.quit])
    }
}
