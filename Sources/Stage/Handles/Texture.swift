import CSDL2

/// A texture of a renderer. Owns the SDL texture and must go before its renderer; bound to the renderer's thread.
struct Texture: ~Copyable {
    let raw: OpaquePointer
    let width: Int
    let height: Int
    /// Has an alpha of its own.
    let isBlended: Bool

    /// `frames` are planes, `coloredFrames` red, green, blue and alpha in this order of bytes.
    enum Use { case picture, frames, coloredFrames, target }

    init(_ renderer: borrowing Renderer, width: Int, height: Int, for use: Use) throws(StageError) {
        let (format, access): (UInt32, SDL_TextureAccess) =
            switch use {
            case .picture: (csdl_pixel_format_argb(), SDL_TEXTUREACCESS_STATIC)
            case .frames: (csdl_pixel_format_iyuv(), SDL_TEXTUREACCESS_STREAMING)
            case .coloredFrames: (csdl_pixel_format_rgba_bytes(), SDL_TEXTUREACCESS_STREAMING)
            case .target: (csdl_pixel_format_argb(), SDL_TEXTUREACCESS_TARGET)
            }
        guard
            let raw = SDL_CreateTexture(
                renderer.raw, format, Int32(bitPattern: access.rawValue), Int32(width), Int32(height))
        else { throw .sdl(.refused, "SDL_CreateTexture", "\(width)x\(height)") }
        SDL_SetTextureBlendMode(raw, use == .picture ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
        SDL_SetTextureScaleMode(raw, SDL_ScaleModeLinear)
        self.raw = raw
        self.width = width
        self.height = height
        isBlended = use == .picture
    }

    deinit { SDL_DestroyTexture(raw) }
}
