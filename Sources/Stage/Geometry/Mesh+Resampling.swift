import Core

extension Mesh {
    /// Part of a texture (in fractions) over `size` pixels from the origin on, and its last column and row once more
    /// beyond them: whoever samples up to the edge of a larger target finds nothing foreign there.
    static func resampling(_ source: Rect, to size: PixelSize) -> Mesh {
        let (width, height) = (Double(size.width), Double(size.height))
        // Where the middle of the last pixel samples.
        let last = Point(x: source.maxX - source.width / (2 * width), y: source.maxY - source.height / (2 * height))
        let parts = [
            (Rect(x: 0, y: 0, width: width, height: height), source),
            (
                Rect(x: width, y: 0, width: 1, height: height),
                Rect(x: last.x, y: source.minY, width: 0, height: source.height)
            ),
            (
                Rect(x: 0, y: height, width: width, height: 1),
                Rect(x: source.minX, y: last.y, width: source.width, height: 0)
            ),
            (Rect(x: width, y: height, width: 1, height: 1), Rect(origin: last, size: .zero)),
        ]
        var mesh = Mesh()
        for (place, part) in parts { mesh.addQuad(place, source: part, transform: .identity) }
        return mesh
    }
}
