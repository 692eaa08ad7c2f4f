extension Mesh {
    /// The part of a convex piece in which a linear function is not negative (Sutherland and Hodgman).
    static func cut(_ piece: [Vertex], _ value: (Vertex) -> Double) -> [Vertex] {
        var result: [Vertex] = []
        for index in piece.indices {
            let (here, next) = (piece[index], piece[(index + 1) % piece.count])
            let (now, then) = (value(here), value(next))
            if now >= 0 { result.append(here) }
            if (now > 0 && then < 0) || (now < 0 && then > 0) {
                // The same two ends give the same point from either side, so that neighbours leave no gap.
                result.append(now < 0 ? mix(next, here, then / (then - now)) : mix(here, next, now / (now - then)))
            }
        }
        return result
    }

    private static func mix(_ from: Vertex, _ to: Vertex, _ share: Double) -> Vertex {
        Vertex(
            x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share,
            u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share,
            coverage: from.coverage + (to.coverage - from.coverage) * share)
    }

    /// Adds a convex piece; nothing where it has no area.
    mutating func addPiece(_ piece: [Vertex]) {
        guard piece.count > 2 else { return }
        let first = Int32(vertices.count)
        vertices += piece
        addFan(first, count: Int32(piece.count))
    }
}
