import Core

/// Triangles in panel pixels. Coverage fades an edge; `u` and `v` are fractions of a texture, where there is one.
struct Mesh {
    struct Vertex: Equatable {
        var x: Double
        var y: Double
        var u = 0.0
        var v = 0.0
        /// 0…1, multiplied into the colour's alpha.
        var coverage = 1.0

        /// The coverage where rounding, or a corner that is nowhere, has taken it out of its bounds.
        var share: Double { min(1, max(0, coverage)) }
    }

    var vertices: [Vertex] = []
    var indices: [Int32] = []
    /// Whether a line's triangles run both ways round: where it is wider than its curve it folds over itself.
    var isFolded = false

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
        isFolded = false
    }

    @discardableResult
    mutating func add(_ point: Point, coverage: Double = 1) -> Int32 {
        vertices.append(Vertex(x: point.x, y: point.y, coverage: coverage))
        return Int32(vertices.count - 1)
    }

    mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
        indices.append(a)
        indices.append(b)
        indices.append(c)
    }

    /// The triangles between two equally long rows of vertices that start at `a` and `b`.
    mutating func addBand(_ a: Int32, _ b: Int32, count: Int32, closed: Bool) {
        for index in 0..<(closed ? count : count - 1) {
            let next = (index + 1) % count
            addTriangle(a + index, a + next, b + next)
            addTriangle(a + index, b + next, b + index)
        }
    }

    /// Adds a fan over a convex outline whose first vertex is `first`.
    mutating func addFan(_ first: Int32, count: Int32) {
        guard count > 2 else { return }
        for index in 1..<(count - 1) { addTriangle(first, first + index, first + index + 1) }
    }

    /// True when every texel of a texture of this size lies on one pixel, upright, mirrored or upside down.
    func isPixelForPixel(of size: PixelSize) -> Bool {
        guard let first = vertices.first else { return false }
        func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-3 }
        return vertices.allSatisfy { vertex in
            let (across, down) = ((vertex.u - first.u) * Double(size.width), (vertex.v - first.v) * Double(size.height))
            return isWhole(vertex.x) && isWhole(vertex.y) && isWhole(vertex.u * Double(size.width))
                && isWhole(vertex.v * Double(size.height)) && abs(abs(across) - abs(vertex.x - first.x)) < 1e-3
                && abs(abs(down) - abs(vertex.y - first.y)) < 1e-3
        }
    }

    /// Adds a rectangle of a texture: `rect` mapped by `transform`, with the part `source` of the texture.
    mutating func addQuad(_ rect: Rect, source: Rect, transform: Transform, flipped: Bool = false) {
        let first = Int32(vertices.count)
        for (corner, texel) in zip(rect.corners, source.corners) {
            let point = transform(corner)
            let u = flipped ? source.minX + source.maxX - texel.x : texel.x
            vertices.append(Vertex(x: point.x, y: point.y, u: u, v: texel.y))
        }
        addFan(first, count: 4)
    }
}
