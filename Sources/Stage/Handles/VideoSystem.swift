import CSDL2

/// SDL's video and events, started. SDL counts starts, so several may live at a time; goes after window and renderer.
struct VideoSystem: ~Copyable {
    private let headless: Bool

    /// - Parameter headless: draw into memory, whatever displays there are.
    init(headless: Bool) throws(StageError) {
        SDL_SetMainReady()
        // Each tap would come twice, as finger and as mouse.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
        // Saves a whole frame of delay on KMSDRM.
        SDL_SetHint(SDL_HINT_VIDEO_DOUBLE_BUFFER, "1")
        // SIGTERM and SIGINT arrive as SDL_QUIT and end the loop in order.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "0")
        if let card = DisplayCards(folder: "/sys/class/drm").connected {
            SDL_SetHint(SDL_HINT_KMSDRM_DEVICE_INDEX, String(card))
        }
        // Also on a desktop whose environment names its own driver; "offscreen" is headless with a graphics processor.
        let named = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) }
        if headless, named != "offscreen" {
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
        }
        guard SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
            throw .sdl(.noDisplay, "SDL_InitSubSystem")
        }
        // Where there is no display SDL falls back to drawing into memory, and the booth would run unseen.
        let chosen = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        if !headless, named == nil, ["offscreen", "dummy", "evdev"].contains(chosen) {
            SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
            throw StageError(.noDisplay, "SDL_InitSubSystem", cause: "neither a panel nor a desktop was found")
        }
        self.headless = headless
    }

    /// SDL's name of the driver: `KMSDRM`, `wayland`, `x11`, `dummy`, …
    var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    deinit {
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        // The next stage of this program may be one on a display.
        if headless { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    }
}
