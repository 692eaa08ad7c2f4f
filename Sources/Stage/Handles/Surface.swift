import CSDL2

/// Pixels in memory, 32 bits each as ARGB words with straight alpha. Owns the SDL surface; thread-bound.
struct Surface: ~Copyable {
    let raw: UnsafeMutablePointer<SDL_Surface>

    init(width: Int, height: Int) throws(StageError) {
        guard
            let raw = SDL_CreateRGBSurfaceWithFormat(
                0, Int32(max(width, 1)), Int32(max(height, 1)), 32, csdl_pixel_format_argb())
        else { throw .sdl(.refused, "SDL_CreateRGBSurfaceWithFormat", "\(width)x\(height)") }
        self.raw = raw
    }

    /// Takes a surface of any format over and brings it to ours.
    init(converting other: UnsafeMutablePointer<SDL_Surface>) throws(StageError) {
        if other.pointee.format.pointee.format == csdl_pixel_format_argb() {
            raw = other
            return
        }
        let converted = SDL_ConvertSurfaceFormat(other, csdl_pixel_format_argb(), 0)
        SDL_FreeSurface(other)
        guard let converted else { throw .sdl(.refused, "SDL_ConvertSurfaceFormat") }
        raw = converted
    }

    deinit { SDL_FreeSurface(raw) }

    var width: Int { Int(raw.pointee.w) }
    var height: Int { Int(raw.pointee.h) }
    var byteCount: Int { Int(raw.pointee.pitch) * height }

    /// Words a row.
    var rowLength: Int { Int(raw.pointee.pitch) / 4 }

    /// The pixel words, valid as long as the surface.
    var words: UnsafeMutablePointer<UInt32> { raw.pointee.pixels.assumingMemoryBound(to: UInt32.self) }

    /// Makes every pixel white and keeps its alpha, so that a tint gives exactly the tint's colour.
    func whiten() {
        for y in 0..<height {
            let row = words + y * rowLength
            for x in 0..<width { row[x] |= 0x00FF_FFFF }
        }
    }

    /// Half the size, each pixel the mean of four weighted by alpha; odd last rows and columns are dropped.
    func halved() throws(StageError) -> Surface {
        let result = try Surface(width: max(width / 2, 1), height: max(height / 2, 1))
        for y in 0..<result.height {
            let upper = words + min(2 * y, height - 1) * rowLength
            let lower = words + min(2 * y + 1, height - 1) * rowLength
            let target = result.words + y * result.rowLength
            for x in 0..<result.width {
                let (left, right) = (min(2 * x, width - 1), min(2 * x + 1, width - 1))
                target[x] = Surface.mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        return result
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        if a & b & c & d >= 0xFF00_0000 {
            // Two lanes of 16 bits at a time; four bytes and a rounding 2 cannot overflow a lane.
            let even = ((a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF) + 0x20002) >> 2
            let odd =
                (((a >> 8) & 0xFF00FF) + ((b >> 8) & 0xFF00FF) + ((c >> 8) & 0xFF00FF) + ((d >> 8) & 0xFF00FF)
                    + 0x20002) >> 2
            return (even & 0xFF00FF) | ((odd & 0xFF00FF) << 8)
        }
        var (alpha, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for word in [a, b, c, d] {
            let weight = word >> 24
            alpha += weight
            red += ((word >> 16) & 255) * weight
            green += ((word >> 8) & 255) * weight
            blue += (word & 255) * weight
        }
        guard alpha > 0 else { return 0 }
        return (((alpha + 2) / 4) << 24) | ((red / alpha) << 16) | ((green / alpha) << 8) | (blue / alpha)
    }
}
