package import Core
import Views

extension TextEngine: PictureMeasurer {
    /// Pictures of a store never change, so each is opened once for its size.
    package func pictureSize(path: String) -> Size? {
        if let known = pictureSizes[path] { return known }
        guard let pixels = (try? PictureFile(path))?.size else { return nil }
        let size = Size(width: Double(pixels.width), height: Double(pixels.height))
        pictureSizes.insert(size, for: path, cost: 1)
        return size
    }
}
