import CSDL2
import Core

/// What is drawn for an icon: a file of the set, or the placeholder for one that is not in it.
enum IconDrawing: Hashable {
    case named(String)
    case placeholder

    /// Above this an icon is drawn larger from the same pixels, in pixels a side.
    static let greatestSide = 2048

    /// The drawing in white, in its own shape, as large as the box allows.
    ///
    /// Throws `unreadable` when there is no such file, or nothing in it that can be drawn.
    func rendered(in box: PixelSize, assets: AssetFolder?) throws(StageError) -> Surface {
        let (width, height) = (Self.side(box.width), Self.side(box.height))
        // With one side given, SDL_image keeps the shape; the other side may then be too long. The shorter one first:
        // most drawings are square.
        let isWide = width > height
        var surface = try raster(isWide ? 0 : width, isWide ? height : 0, assets)
        if isWide, surface.width > Int(width) { surface = try raster(width, 0, assets) }
        if !isWide, surface.height > Int(height) { surface = try raster(0, height, assets) }
        surface.whiten()
        return surface
    }

    /// One side in pixels, the other 0.
    private func raster(_ width: Int32, _ height: Int32, _ assets: AssetFolder?) throws(StageError) -> Surface {
        let surface: UnsafeMutablePointer<SDL_Surface>?
        switch self {
        case .named(let name):
            let path = try Self.path(name, assets)
            surface = csdl_load_svg(path, width, height)
        case .placeholder:
            surface = Self.placeholderSVG.withUnsafeBytes { bytes in
                guard let file = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)) else { return nil }
                defer { SDL_RWclose(file) }
                return IMG_LoadSizedSVG_RW(file, width, height)
            }
        }
        guard let surface else { throw .sdl(.unreadable, "IMG_LoadSizedSVG_RW") }
        return try Surface(converting: surface)
    }

    private static func path(_ name: String, _ assets: AssetFolder?) throws(StageError) -> String {
        // Names come from programs, and sometimes from their data: none leads out of the folder.
        guard (1...128).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x1F && $0 != UInt8(ascii: "/") }) else {
            throw StageError(.unreadable, "find an icon", cause: "no icon has such a name")
        }
        guard let assets else { throw StageError(.unreadable, "find an icon", cause: "no folder of assets") }
        return assets.file("icons/\(name).svg")
    }

    private static func side(_ pixels: Int) -> Int32 { Int32(min(max(pixels, 1), greatestSide)) }

    /// `questionmark.square.dashed` of the set, kept in the program: the folder may be missing too.
    static let placeholderSVG = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
        <path d="M3.5 7.2V6A2.5 2.5 0 0 1 6 3.5H7.2M16.8 3.5H18A2.5 2.5 0 0 1 20.5 6V7.2M20.5 16.8V18\
        A2.5 2.5 0 0 1 18 20.5H16.8M7.2 20.5H6A2.5 2.5 0 0 1 3.5 18V16.8M10.9 3.5H13.1M10.9 20.5H13.1\
        M3.5 10.9V13.1M20.5 10.9V13.1" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round"/>
        <path d="M9.4 9.4A2.6 2.6 0 1 1 13.43 11.57C12.49 12.18 12 12.62 12 13.61" fill="none" stroke="#fff" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
        <circle cx="12" cy="17" r="1.2" fill="#fff"/>
        </svg>

        """.utf8)
}
