import CSDL2
import Views

extension Color {
    var sdl: SDL_Color {
        func byte(_ part: Double) -> UInt8 { UInt8((part.share * 255).rounded()) }
        return SDL_Color(r: byte(red), g: byte(green), b: byte(blue), a: byte(alpha))
    }

    /// An opaque word as surfaces hold it.
    var word: UInt32 {
        let color = sdl
        return 0xFF00_0000 | UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b)
    }
}
