import CSDL2

/// SDL_ttf, started; it counts starts. Goes after every font.
struct FontSystem: ~Copyable {
    init() throws(StageError) {
        let status = TTF_Init()
        guard status == 0 else { throw .sdl(.noFonts, "TTF_Init") }
    }

    deinit { TTF_Quit() }
}
