import CSDL2

/// SDL's video and events, started. SDL counts starts, so several may live at a time; goes after window and renderer.
struct VideoSystem: ~Copyable {
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
        if headless { SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }
        let status = SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        guard status == 0 else { throw .sdl(.noDisplay, "SDL_InitSubSystem") }
    }

    /// SDL's name of the driver: `KMSDRM`, `wayland`, `x11`, `dummy`, …
    var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) }
}
