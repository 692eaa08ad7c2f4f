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

    private func finger(_ type: SDL_EventType, _ x: Float, _ y: Float, id: Int64 = 4, device: Int64 = 7) -> SDL_Event {
        var event = SDL_Event()
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

    private func key(_ code: SDL_KeyCode, again: Bool = false) -> SDL_Event {
        var event = SDL_Event()
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

    @Test("what is typed arrives as characters") func typed() {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é 7".utf8) }
        #expect(events([event]) == [.input(.key("é")), .input(.key("7"))])
    }

    @Test("the system's wish to end is heard") func quit() {
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        #expect(events([event]) == [.quit])
    }
}
