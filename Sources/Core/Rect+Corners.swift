extension Rect {
    /// All of an image or a panel, in fractions.
    package static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

    /// Clockwise from the top left.
    package var corners: [Point] {
        [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
        ]
    }
}
