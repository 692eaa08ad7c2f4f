import CSDL2

/// A window of the display. Owns the SDL window; bound to the main thread.
struct Window: ~Copyable {
    let raw: OpaquePointer

    init(title: String, size: PixelSize, fullscreen: Bool) throws(StageError) {
        var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        flags |= fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : SDL_WINDOW_RESIZABLE.rawValue
        let centre = csdl_window_position_centred()
        guard
            let raw = SDL_CreateWindow(
                title, Int32(centre), Int32(centre), Int32(size.width), Int32(size.height), flags)
        else { throw .sdl(.noDisplay, "SDL_CreateWindow") }
        self.raw = raw
    }

    deinit { SDL_DestroyWindow(raw) }

    /// In the units of mouse positions; differs from pixels on dense desktops.
    var size: PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(raw, &width, &height)
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Of the surface that is copied to the display, in pixels. Not for a window that a renderer draws on.
    var surfaceSize: PixelSize {
        guard let surface = SDL_GetWindowSurface(raw) else { return size }
        return PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    }

    func resize(_ size: PixelSize) { SDL_SetWindowSize(raw, Int32(size.width), Int32(size.height)) }
}
