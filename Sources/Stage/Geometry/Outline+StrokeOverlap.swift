import Core
import Views

extension Outline {
    /// Whether a line along the outline may lie over itself, so that where it is translucent it would show through.
    ///
    /// - Parameters:
    ///   - style: with its width in pixels.
    ///   - mesh: the line's triangles.
    func mayOverlap(_ style: StrokeStyle, _ mesh: Mesh) -> Bool {
        guard points.count > 1 else { return false }
        if mesh.isFolded { return true }
        let reach = style.lineWidth / 2 + Mesh.feather
        // A closed curve of the kit has no dents: it meets itself only where it folds.
        if isCurved { return !isClosed && endsMeet(reach) }
        return points.count > Self.mostCompared || hasTightCorner(reach) || comesBack(2 * reach * longestTip(style))
    }

    /// Of so many pieces something lies over something.
    private static var mostCompared: Int { 128 }

    /// Whether an arc of more than half a turn comes back to its start.
    private func endsMeet(_ reach: Double) -> Bool {
        let (first, last) = (points[0], points[points.count - 1])
        let (start, end) = (points[1] - first, last - points[points.count - 2])
        // Up to half a turn the chord is a diameter at the most, and both ends look away from it.
        let isLong = (last - first).dot(start) <= 0 || (last - first).dot(end) <= 0
        return isLong && first.distance(to: last) < 2 * reach
    }

    /// Whether a corner turns so sharply that its inner edges meet beyond the end of one of them.
    private func hasTightCorner(_ reach: Double) -> Bool {
        let count = points.count
        return (isClosed ? 0..<count : 1..<max(1, count - 1)).contains { index in
            let before = points[index] - points[(index + count - 1) % count]
            let after = points[(index + 1) % count] - points[index]
            let cosine = before.leftNormal.dot(after.leftNormal)
            guard cosine > -0.999 else { return true }
            let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
            return reach * tangent > min(before.length, after.length)
        }
    }

    /// Whether pieces that are no neighbours come closer than this.
    private func comesBack(_ distance: Double) -> Bool {
        let count = isClosed ? points.count : points.count - 1
        for one in 0..<count {
            for other in (one + 2)..<max(one + 2, count) {
                if isClosed, one == 0, other == count - 1 { continue }
                let (a, b) = (points[one], points[(one + 1) % points.count])
                let (c, d) = (points[other], points[(other + 1) % points.count])
                if Polygon.distance(a, b, c, d) < distance { return true }
            }
        }
        return false
    }

    /// How far the line's corners and ends lie from its path, in halves of its width.
    private func longestTip(_ style: StrokeStyle) -> Double {
        style.reach(of: isClosed ? .polygon(points) : .polyline(points), .identity)
    }
}
