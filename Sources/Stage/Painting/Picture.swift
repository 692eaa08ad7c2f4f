import CSDL2
public import Core

/// What a screen showed: opaque pixels, four bytes each in the order red, green, blue, alpha, rows top down.
public struct Picture: Equatable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width` · `height` · 4 bytes; a row follows the one above without a gap.
    public let pixels: [UInt8]

    /// A side below 0, or another number of bytes than `width` · `height` · 4, is a mistake of the program, and ends it.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(Picture.byteCount(width: width, height: height) == pixels.count)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Of the pixels of such a picture; `nil` where there is none of such sides.
    static func byteCount(width: Int, height: Int) -> Int? {
        guard width >= 0, height >= 0 else { return nil }
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        let (bytes, areTooMany) = count.multipliedReportingOverflow(by: 4)
        return isTooMany || areTooMany ? nil : bytes
    }

    /// In pixels, not in points.
    public var size: Size { Size(width: Double(width), height: Double(height)) }

    /// Red, green, blue and alpha of a pixel that lies inside.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        precondition(x >= 0 && x < width && y >= 0 && y < height)
        let first = (y * width + x) * 4
        return (pixels[first], pixels[first + 1], pixels[first + 2], pixels[first + 3])
    }

    /// Writes a PNG file; an existing one is replaced.
    public func writePNG(to path: String) throws(StageError) {
        var copy = pixels
        let surface = copy.withUnsafeMutableBytes { bytes in
            SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), csdl_pixel_format_rgba_bytes()
            ).flatMap { borrowed in
                // The surface that borrows these bytes must not outlive them.
                defer { SDL_FreeSurface(borrowed) }
                return SDL_ConvertSurfaceFormat(borrowed, csdl_pixel_format_argb(), 0)
            }
        }
        guard let surface else { throw .sdl(.refused, "SDL_ConvertSurfaceFormat") }
        let owned = try Surface(converting: surface)
        guard let file = SDL_RWFromFile(path, "wb") else { throw .sdl(.unwritable, "SDL_RWFromFile", path) }
        let status = IMG_SavePNG_RW(owned.raw, file, 0)
        // A full disk may show only when the last bytes leave their buffer.
        let closed = SDL_RWclose(file)
        guard status == 0, closed == 0 else { throw .sdl(.writeFailed, "IMG_SavePNG_RW", path) }
    }

    /// Reads any picture file that SDL_image knows.
    public init(contentsOf path: String) throws(StageError) {
        guard let loaded = IMG_Load(path) else { throw .sdl(.unreadable, "IMG_Load", path) }
        self.init(try Surface(converting: loaded))
    }

    /// - Parameter isOpaque: whatever the surface's alpha says, as blitters round it down.
    init(_ surface: borrowing Surface, isOpaque: Bool = false) {
        let (width, height, rowLength, words) = (surface.width, surface.height, surface.rowLength, surface.words)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            var next = 0
            for y in 0..<height {
                let row = words + y * rowLength
                for x in 0..<width {
                    let word = row[x]
                    bytes[next] = UInt8(truncatingIfNeeded: word >> 16)
                    bytes[next + 1] = UInt8(truncatingIfNeeded: word >> 8)
                    bytes[next + 2] = UInt8(truncatingIfNeeded: word)
                    bytes[next + 3] = isOpaque ? 255 : UInt8(truncatingIfNeeded: word >> 24)
                    next += 4
                }
            }
            count = next
        }
        self.init(width: width, height: height, pixels: bytes)
    }
}

extension Picture: CustomStringConvertible {
    /// Such as `picture of 800×480`; the pixels are left out.
    public var description: String { "picture of \(width)×\(height)" }
}
