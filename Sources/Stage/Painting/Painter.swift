import Core
import Imaging
import Views

/// Puts triangles and images on the panel's pixels. One implementation for each way of drawing; all positions are
/// panel pixels, and equal calls give equal pictures within a rounding.
@MainActor protocol Painter: AnyObject {
    associatedtype Image: PaintImage

    /// Of the whole panel.
    var size: PixelSize { get }
    /// How often pixels were made or moved to where they are drawn from. Stands still while nothing new is shown.
    var uploads: Int { get }

    /// Starts a picture: everything is this colour, nothing is clipped.
    func begin(_ background: Color)
    func setClip(_ clip: PixelRect)
    func fill(_ rect: PixelRect, _ color: Color)
    func fill(_ mesh: Mesh, _ color: Color)
    /// Draws an image pixel for pixel with its top left corner there.
    func copy(_ image: Image, left: Int, top: Int, tint: Color)
    func draw(_ image: Image, _ mesh: Mesh, tint: Color)

    /// An image with the surface's pixels.
    func makeImage(_ surface: consuming Surface) throws(StageError) -> Image
    /// An image that shows the frame; `old` is used again where it fits.
    func upload(_ frame: Frame, into old: Image?) throws(StageError) -> Image
    /// Part of an image (in fractions) at another size; `old` is used again where it fits.
    func resample(_ image: Image, source: Rect, size: PixelSize, into old: Image?) throws(StageError) -> Image

    /// What was drawn since `begin`.
    func picture() throws(StageError) -> Picture
}

/// Pixels that a painter can draw from. Lives no longer than its painter.
protocol PaintImage: AnyObject {
    var size: PixelSize { get }
    var byteCount: Int { get }
}
