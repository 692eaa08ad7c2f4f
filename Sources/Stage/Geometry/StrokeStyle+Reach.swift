import Core
import Views

extension StrokeStyle {
    /// With its width in pixels.
    func scaled(by scale: Double) -> StrokeStyle {
        var style = self
        style.lineWidth *= scale
        return style
    }

    /// Whether the mitre of a corner is drawn, or cut for being too long.
    ///
    /// - Parameter cosine: of the angle by which the line turns there.
    func reaches(cosine: Double) -> Bool { mitre(cosine: cosine) <= max(1, miterLimit) }

    /// How far pixels of a line lie from a shape's outline, in halves of the line's width; at least 1.
    ///
    /// - Parameter transform: that the outline is drawn with, to pixels. The line is as wide in all directions.
    func reach(of shape: DrawShape, _ transform: Transform) -> Double {
        // To the far corner of a square cap.
        let cap = lineCap == .square ? 2.0.squareRoot() : 1
        switch shape {
        case .rectangle where transform.keepsRectangles: return 1
        case .rectangle(let rect): return longestMitre(rect.corners.map { transform($0) }, isClosed: true)
        case .roundedRectangle(let rect, let radius) where radius <= 0:
            return reach(of: .rectangle(rect), transform)
        case .roundedRectangle, .ellipse: return 1
        case .arc: return cap
        case .polygon(let points): return longestMitre(points.map { transform($0) }, isClosed: true)
        case .polyline(let points): return max(cap, longestMitre(points.map { transform($0) }, isClosed: false))
        }
    }

    private func longestMitre(_ points: [Point], isClosed: Bool) -> Double {
        guard lineJoin == .miter, points.count > 2 else { return 1 }
        let count = points.count
        var longest = 1.0
        for index in isClosed ? 0..<count : 1..<count - 1 {
            let before = points[index] - points[(index + count - 1) % count]
            let after = points[(index + 1) % count] - points[index]
            let mitre = mitre(cosine: before.leftNormal.dot(after.leftNormal))
            if mitre <= max(1, miterLimit) { longest = max(longest, mitre) }
        }
        return longest
    }

    /// From a corner to the tip of its mitre, in halves of the line's width, which is the mitre's length in widths.
    private func mitre(cosine: Double) -> Double { (2 / max(0, 1 + cosine)).squareRoot() }
}
