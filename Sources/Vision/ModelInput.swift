package import Core

/// How a picture is laid into the network's input: scaled to fit, at the top left, the rest grey.
package struct ModelInput: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// The part of the input that the picture fills.
    package let scaledWidth: Int
    package let scaledHeight: Int

    /// Chooses the input of at most `area` pixels, sides in multiples of 32, that shows the picture largest.
    package init(picture: Size, area: Int) {
        var best = (width: 32, height: 32, scale: 0.0)
        for width in stride(from: 32, through: max(32, area / 32), by: 32) {
            for height in stride(from: 32, through: max(32, area / width), by: 32) where width * height <= area {
                let scale = min(Double(width) / picture.width, Double(height) / picture.height)
                let isLarger = scale > best.scale * 1.0001
                let isCheaper = scale > best.scale * 0.9999 && width * height < best.width * best.height
                if isLarger || isCheaper { best = (width, height, scale) }
            }
        }
        width = best.width
        height = best.height
        scaledWidth = max(1, min(best.width, Int((picture.width * best.scale).rounded())))
        scaledHeight = max(1, min(best.height, Int((picture.height * best.scale).rounded())))
    }

    /// A box in input pixels as fractions of the picture, cut at its edges.
    func fraction(_ centre: Point, _ size: Size) -> Rect {
        let (low, width, height) = (
            fraction(Point(x: centre.x - size.width / 2, y: centre.y - size.height / 2)),
            size.width / Double(scaledWidth), size.height / Double(scaledHeight)
        )
        return Rect(x: low.x, y: low.y, width: width, height: height)
            .intersection(.whole)
    }

    /// A place in input pixels as fractions of the picture.
    func fraction(_ point: Point) -> Point {
        Point(x: point.x / Double(scaledWidth), y: point.y / Double(scaledHeight))
    }
}
