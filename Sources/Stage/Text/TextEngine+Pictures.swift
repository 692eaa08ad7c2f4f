import CSDL2
package import Core
import Views

extension TextEngine: PictureMeasurer {
    /// Pictures of a store never change, so each is opened once for its size.
    package func pictureSize(path: String) -> Size? {
        if let known = pictureSizes[path] { return known }
        guard let loaded = IMG_Load(path) else { return nil }
        defer { SDL_FreeSurface(loaded) }
        let size = Size(width: Double(loaded.pointee.w), height: Double(loaded.pointee.h))
        pictureSizes.insert(size, for: path, cost: 1)
        return size
    }
}
