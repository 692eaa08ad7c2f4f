import CSDL2
import Core

/// A rectangle of whole pixels of the panel, half open.
struct PixelRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = max(left, right)
        self.bottom = max(top, bottom)
    }

    init(_ size: PixelSize) { self.init(left: 0, top: 0, right: size.width, bottom: size.height) }

    /// Edges at the nearest pixel borders.
    init(nearest rect: Rect) {
        self.init(
            left: Int(pixels: rect.minX.rounded()), top: Int(pixels: rect.minY.rounded()),
            right: Int(pixels: rect.maxX.rounded()), bottom: Int(pixels: rect.maxY.rounded()))
    }

    /// The smallest that covers the rectangle.
    init(covering rect: Rect) {
        self.init(
            left: Int(pixels: rect.minX.rounded(.down)), top: Int(pixels: rect.minY.rounded(.down)),
            right: Int(pixels: rect.maxX.rounded(.up)), bottom: Int(pixels: rect.maxY.rounded(.up)))
    }

    var width: Int { right - left }
    var height: Int { bottom - top }
    var size: PixelSize { PixelSize(width: width, height: height) }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    var sdl: SDL_Rect { SDL_Rect(x: Int32(left), y: Int32(top), w: Int32(width), h: Int32(height)) }
}
