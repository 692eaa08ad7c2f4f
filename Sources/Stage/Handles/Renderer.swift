import CSDL2

/// A renderer of a window. Owns the SDL renderer and must go before its window; bound to the thread that made it.
struct Renderer: ~Copyable {
    let raw: OpaquePointer
    /// SDL's name of the driver: `opengles2`, `opengl`, …
    let name: String
    /// Presenting waits for the display's refresh, as far as the driver says.
    let waitsForRefresh: Bool
    /// What claims to be a graphics processor is this program's own processor.
    let isSoftware: Bool
    /// Of a texture, in pixels: 2048 on small boards.
    let greatestSide: Int

    /// - Parameter window: outlives the renderer.
    init(_ window: borrowing Window) throws(StageError) {
        let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        guard let raw = SDL_CreateRenderer(window.raw, -1, flags) else {
            throw .sdl(.noRenderer, "SDL_CreateRenderer")
        }
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(raw, &info)
        self.raw = raw
        name = String(cString: info.name)
        waitsForRefresh = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        isSoftware = Renderer.softwareNames.contains { Renderer.graphicsName.contains($0) }
        // A driver that sets no bound says 0.
        let side = Int(min(info.max_texture_width, info.max_texture_height))
        greatestSide = side > 0 ? side : .max
    }

    deinit { SDL_DestroyRenderer(raw) }

    /// Mesa's two rasterizers, and the one that browsers bring along.
    private static let softwareNames = ["llvmpipe", "softpipe", "SwiftShader"]

    /// What OpenGL says of itself in the current context; empty where the driver is another one.
    private static var graphicsName: String {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let rendererName: UInt32 = 0x1F01  // GL_RENDERER
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString"),
            let text = unsafeBitCast(address, to: GetString.self)(rendererName)
        else { return "" }
        return String(cString: text)
    }

    var outputSize: PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(raw, &width, &height)
        return PixelSize(width: Int(width), height: Int(height))
    }
}
