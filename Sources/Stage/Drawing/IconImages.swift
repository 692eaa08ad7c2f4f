import CSDL2
import Core

/// Icons by name and size, rendered from SVG in white.
@MainActor final class IconImages<P: Painter> {
    struct Key: Hashable {
        let name: String
        let box: PixelSize
    }

    private let assets: AssetFolder?
    private var images = BoundedCache<Key, P.Image?>(bound: 8 << 20)
    private(set) var problems: [String] = []

    init(_ assets: AssetFolder?) { self.assets = assets }

    func beginRound() { images.beginRound() }

    /// - Parameter box: in pixels; the image has the icon's own shape and touches the box.
    func image(_ name: String, box: PixelSize, painter: P) -> P.Image? {
        let key = Key(name: name, box: box)
        if let known = images[key] { return known }
        var image: P.Image?
        do throws(StageError) {
            image = try painter.makeImage(load(name, box))
        } catch {
            if !problems.contains(error.sentence) { problems.append(error.sentence) }
        }
        images.insert(image, for: key, cost: (image?.byteCount ?? 0) + 64)
        return image
    }

    private func load(_ name: String, _ box: PixelSize) throws(StageError) -> Surface {
        guard let assets else { throw StageError(.unreadable, "find an icon", name, cause: "no folder of assets") }
        let path = assets.file("icons/\(name).svg")
        let (width, height) = (Int32(min(max(box.width, 1), 4096)), Int32(min(max(box.height, 1), 4096)))
        // With one side given, SDL_image keeps the shape; the other side may then be too long.
        guard let first = csdl_load_svg(path, width, 0) else { throw .sdl(.unreadable, "IMG_LoadSizedSVG_RW", path) }
        var surface = try Surface(converting: first)
        if surface.height > Int(height), let second = csdl_load_svg(path, 0, height) {
            surface = try Surface(converting: second)
        }
        surface.whiten()
        return surface
    }
}
