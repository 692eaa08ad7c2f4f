package import Core

/// The one mapping between a picture and the rectangle of a view in which it is shown.
///
/// Picture positions are fractions of its size, origin top left. With a mirrored view, left and right trade places on
/// the screen only; fractions always belong to the picture as the camera took it.
package struct PictureMapping: Equatable, Sendable {
    package enum Gravity: Equatable, Sendable {
        /// The whole picture, with bars where the shapes differ.
        case aspect
        /// No bars; what does not fit is cut off evenly.
        case aspectFill
    }

    /// Where the whole picture would lie, cut or not, in the view's coordinates.
    package let pictureRect: Rect
    package let view: Rect
    package let mirrored: Bool

    package init(picture: Size, view: Rect, gravity: Gravity, mirrored: Bool) {
        let scales = (view.width / max(picture.width, 1), view.height / max(picture.height, 1))
        let scale = gravity == .aspect ? min(scales.0, scales.1) : max(scales.0, scales.1)
        let size = Size(width: picture.width * scale, height: picture.height * scale)
        pictureRect = Rect(
            x: view.midX - size.width / 2, y: view.midY - size.height / 2, width: size.width, height: size.height)
        self.view = view
        self.mirrored = mirrored
    }

    /// Where a part of the picture lies in the view.
    package func viewRect(_ fraction: Rect) -> Rect {
        let x = mirrored ? 1 - fraction.maxX : fraction.minX
        return Rect(
            x: pictureRect.minX + x * pictureRect.width, y: pictureRect.minY + fraction.minY * pictureRect.height,
            width: fraction.width * pictureRect.width, height: fraction.height * pictureRect.height)
    }

    /// Which position of the picture lies under a point of the view, in fractions; may be outside 0…1.
    package func pictureFraction(_ point: Point) -> Point {
        let x = (point.x - pictureRect.minX) / pictureRect.width
        return Point(x: mirrored ? 1 - x : x, y: (point.y - pictureRect.minY) / pictureRect.height)
    }

    /// The part of the picture that the view shows, in fractions.
    package var visibleFraction: Rect {
        let shown = view.intersection(pictureRect)
        let x = (shown.minX - pictureRect.minX) / pictureRect.width
        let width = shown.width / pictureRect.width
        return Rect(
            x: mirrored ? 1 - x - width : x, y: (shown.minY - pictureRect.minY) / pictureRect.height,
            width: width, height: shown.height / pictureRect.height)
    }
}
