import Core

/// A level rectangle on the panel and the part of an image that it shows, in fractions.
struct UprightQuad: Equatable {
    let place: Rect
    let source: Rect
    let isMirrored: Bool

    /// The same picture, cut to whole pixels of a clip.
    func cut(to clip: PixelRect) -> (area: PixelRect, source: Rect)? {
        let area = PixelRect(nearest: place).intersection(clip)
        guard !area.isEmpty else { return nil }
        func share(_ edge: Int, _ start: Double, _ length: Double) -> Double {
            min(max((Double(edge) - start) / length, 0), 1)
        }
        var (left, right) = (share(area.left, place.minX, place.width), share(area.right, place.minX, place.width))
        if isMirrored { (left, right) = (1 - right, 1 - left) }
        let (top, bottom) = (share(area.top, place.minY, place.height), share(area.bottom, place.minY, place.height))
        return (
            area,
            Rect(
                x: source.minX + left * source.width, y: source.minY + top * source.height,
                width: (right - left) * source.width, height: (bottom - top) * source.height)
        )
    }
}
