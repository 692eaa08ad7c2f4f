import CSDL2
import Core
import Views

/// Turns SDL's events into ours: each touch once, in points of the upright view. A value; tests feed it events.
struct EventTranslator {
    /// A finger, or the mouse with its button held.
    private struct Pointer {
        /// SDL's touch device; `nil` for the mouse.
        let device: Int64?
        /// On SDL's clock of milliseconds, which begins anew after 49 days.
        var heard: UInt32
    }

    /// Pointers that are down, by id. The mouse has an id of its own, as no finger can have.
    private var down: [Int64: Pointer] = [:]
    /// Touch devices that were connected while fingers were down.
    private var known: Set<Int64> = []

    private static let mouse: Int64 = -1
    /// A pointer that was not heard of for so many milliseconds, when another one comes down, was lifted unheard.
    private static let silence: Int32 = 3000

    /// - Parameters:
    ///   - windowSize: in the units of mouse positions.
    ///   - touch: how the touch layer lies over the panel.
    mutating func translate(
        _ event: SDL_Event, mapping: PanelMapping, touch: PanelMapping, windowSize: PixelSize
    ) -> [StageEvent] {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: return [.quit]
        case SDL_WINDOWEVENT: return window(event.window)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.exposed]
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            return finger(event.tfinger, mapping: mapping, touch: touch)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard event.button.which != UInt32.max, event.button.button == 1 else { return [] }
            let point = mouse(event.button.x, event.button.y, mapping, windowSize)
            let phase: Phase = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN ? .down : .up
            return pointer(Self.mouse, phase, point, Pointer(device: nil, heard: event.button.timestamp))
        case SDL_MOUSEMOTION:
            guard event.motion.which != UInt32.max else { return [] }
            let point = mouse(event.motion.x, event.motion.y, mapping, windowSize)
            return pointer(Self.mouse, .move, point, Pointer(device: nil, heard: event.motion.timestamp))
        case SDL_KEYDOWN: return key(event.key)
        case SDL_TEXTINPUT:
            let text = text(event.text)
            return text.isEmpty ? [] : [.input(.text(text))]
        default: return []
        }
    }

    /// Nothing that is down now will do anything.
    mutating func cancelAll() -> [StageEvent] { cancel { _, _ in true } }

    var hasFingers: Bool { down.values.contains { $0.device != nil } }

    /// Cancels the fingers on panels that have been unplugged: nobody reports that they were lifted.
    ///
    /// - Parameter connected: SDL's touch devices at this moment; to be told again and again while fingers are down.
    mutating func cancelFingers(connected: Set<Int64>) -> [StageEvent] {
        let gone = known.subtracting(connected)
        known = connected
        return gone.isEmpty ? [] : cancel { _, pointer in pointer.device.map(gone.contains) ?? false }
    }

    private mutating func cancel(_ isVoid: (Int64, Pointer) -> Bool) -> [StageEvent] {
        let ids = down.filter { isVoid($0.key, $0.value) }.keys.sorted()
        for id in ids { down[id] = nil }
        return ids.map { .input(.touchCancel(id: $0)) }
    }

    private enum Phase { case down, move, up }

    private mutating func pointer(_ id: Int64, _ phase: Phase, _ point: Point, _ pointer: Pointer) -> [StageEvent] {
        switch phase {
        case .down:
            // A panel that is unplugged and plugged in again never says what became of its fingers.
            let lost = cancel { other, its in
                other == id || Int32(bitPattern: pointer.heard &- its.heard) >= Self.silence
            }
            down[id] = pointer
            return lost + [.input(.touchDown(id: id, at: point))]
        case .move:
            guard down[id] != nil else { return [] }
            down[id] = pointer
            return [.input(.touchMove(id: id, at: point))]
        case .up: return down.removeValue(forKey: id) != nil ? [.input(.touchUp(id: id, at: point))] : []
        }
    }

    private mutating func finger(
        _ finger: SDL_TouchFingerEvent, mapping: PanelMapping, touch: PanelMapping
    ) -> [StageEvent] {
        // SDL's virtual touch device of the mouse: its events would be the second copy of a click.
        guard finger.touchId != -1 else { return [] }
        let panelPoint = touch.viewPoint(fraction: Point(x: Double(finger.x), y: Double(finger.y)))
        let phase: Phase =
            switch SDL_EventType(finger.type) {
            case SDL_FINGERDOWN: .down
            case SDL_FINGERUP: .up
            default: .move
            }
        return pointer(
            max(0, finger.fingerId), phase, mapping.viewPoint(panelPoint),
            Pointer(device: finger.touchId, heard: finger.timestamp))
    }

    private func mouse(_ x: Int32, _ y: Int32, _ mapping: PanelMapping, _ window: PixelSize) -> Point {
        // The middle of the pixel under the pointer's tip.
        mapping.viewPoint(
            fraction: Point(
                x: (Double(x) + 0.5) / Double(max(window.width, 1)),
                y: (Double(y) + 0.5) / Double(max(window.height, 1))))
    }

    private mutating func window(_ event: SDL_WindowEvent) -> [StageEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESTORED: [.exposed]
        case SDL_WINDOWEVENT_FOCUS_LOST: cancelAll()
        case SDL_WINDOWEVENT_FOCUS_GAINED: [.focused]
        default: []
        }
    }

    private func key(_ event: SDL_KeyboardEvent) -> [StageEvent] {
        let code = SDL_KeyCode(UInt32(bitPattern: event.keysym.sym))
        // A held key acts once; only erasing goes on.
        guard event.repeat == 0 || code == SDLK_BACKSPACE else { return [] }
        switch code {
        case SDLK_RETURN, SDLK_KP_ENTER: return [.input(.key("Return"))]
        case SDLK_SPACE: return [.input(.key("Space"))]
        case SDLK_TAB where UInt32(event.keysym.mod) & KMOD_SHIFT.rawValue != 0: return [.input(.key("Shift-Tab"))]
        default:
            let name = String(cString: SDL_GetKeyName(event.keysym.sym))
            // Keys that type something come as text, in the person's own layout.
            return name.unicodeScalars.count > 1 && !name.hasPrefix("Keypad") ? [.input(.key(name))] : []
        }
    }

    private func text(_ event: SDL_TextInputEvent) -> String {
        withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
