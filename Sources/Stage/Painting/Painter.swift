import Core
import Imaging
import Views

/// Puts triangles and images on the panel's pixels. One implementation for each way of drawing; all positions are
/// panel pixels, and equal calls give equal pictures within a rounding.
@MainActor protocol Painter: AnyObject {
    associatedtype Image: PaintImage

    /// Of the whole panel.
    var size: PixelSize { get }
    /// Of an image, in pixels: one that is longer is refused.
    var greatestSide: Int { get }
    /// How often pixels were moved to where they are drawn from. Stands still while nothing new is shown.
    var uploads: Int { get }
    /// How many images were made, for whatever use. Stands still while nothing new is shown, also while it moves.
    var makings: Int { get }

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
    /// An image to draw into; what it shows at first is undefined.
    func makeTarget(_ size: PixelSize) throws(StageError) -> Image
    /// Draws part of an image (in fractions) over the first `size` pixels of a target, and repeats the last column and
    /// row once where the target has room for them.
    func resample(_ image: Image, source: Rect, size: PixelSize, into target: Image) throws(StageError)

    /// Until `endLayer` everything is drawn into the target, which is transparent at first; positions count from its
    /// top left corner. Layers do not nest, and all are drawn before `begin`: some drivers lose a half-drawn picture on
    /// a change of target.
    func beginLayer(_ target: Image) throws(StageError)
    func endLayer()
    /// Draws a layer, or what a mesh shows of it, as if it were one thing.
    ///
    /// - Parameter opacity: 0…1.
    func drawLayer(_ layer: Image, _ mesh: Mesh, opacity: Double)

    /// What was drawn since `begin`.
    func picture() throws(StageError) -> Picture
}

/// Pixels that a painter can draw from. Lives no longer than its painter.
protocol PaintImage: AnyObject {
    var size: PixelSize { get }
    var byteCount: Int { get }
}
