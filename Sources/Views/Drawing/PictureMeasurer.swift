public import Core

/// Knows the sizes of picture files. A text measurer may be one too; then pictures keep their proportions.
@MainActor public protocol PictureMeasurer: AnyObject {
    /// Size of the upright picture in pixels; `nil` when the file is no picture.
    func pictureSize(path: String) -> Size?
}
