import Core

extension ModelOutput {
    /// A point that scores less is hidden: of 100 that can be seen one or two do, of those that cannot one in three.
    private static let lowestPoint: Float = 0.3
    /// Points are looked for so far from the middle of their box, in sizes of it.
    private static let reach = 0.6

    /// The points of what lies in a box, both in input pixels; `nil` when they do not tell how it is turned.
    func landmarks(of kind: PetClass, in box: Rect) -> Landmarks? {
        let first = kind.firstPoint
        let points = kind.points.indices.map { point(first + $0, in: box) }
        return Landmarks(seen: points, of: kind, in: box)
    }

    /// Where a point is seen best; `nil` where it is hidden.
    private func point(_ index: Int, in box: Rect) -> Point? {
        let stride = Double(ModelOutput.stride)
        let cells = columns * rows
        // Cells whose middle lies in the box and around it.
        func range(_ middle: Double, _ size: Double, _ count: Int) -> Range<Int> {
            let low = (middle - ModelOutput.reach * size) / stride - 0.5
            let high = (middle + ModelOutput.reach * size) / stride - 0.5
            let first = Int(max(0, min(Double(count), low.rounded(.up))))
            return first..<max(first, Int(max(-1, min(Double(count) - 1, high.rounded(.down)))) + 1)
        }
        var best: (score: Float, column: Int, row: Int)?
        for row in range(box.midY, box.height, rows) {
            for column in range(box.midX, box.width, columns) {
                let score = points[index * cells + row * columns + column]
                if score >= max(ModelOutput.lowestPoint, best?.score ?? 0) { best = (score, column, row) }
            }
        }
        guard let best else { return nil }
        let places = (PetClass.allPoints + 2 * index) * cells + best.row * columns + best.column
        return Point(
            x: (Double(best.column) + 0.5 + Double(points[places])) * stride,
            y: (Double(best.row) + 0.5 + Double(points[places + cells])) * stride)
    }
}
