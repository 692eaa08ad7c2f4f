import Core

extension Mesh {
    func forEachTriangle(_ body: (Vertex, Vertex, Vertex) -> Void) {
        for index in stride(from: 0, to: indices.count, by: 3) {
            body(
                vertices[Int(indices[index])], vertices[Int(indices[index + 1])], vertices[Int(indices[index + 2])])
        }
    }

    /// Where it lies and what it shows, when the mesh is one level rectangle of a texture, not turned and not faded.
    var uprightQuad: UprightQuad? {
        guard vertices.count == 4, indices.count == 6, vertices.allSatisfy({ $0.coverage == 1 }) else { return nil }
        let (a, b, c, d) = (vertices[0], vertices[1], vertices[2], vertices[3])
        guard a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, b.x > a.x, c.y > b.y, b.u != a.u, c.v > b.v,
            a.v == b.v, b.u == c.u, c.v == d.v, d.u == a.u
        else { return nil }
        return UprightQuad(
            place: Rect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y),
            source: Rect(x: min(a.u, b.u), y: a.v, width: abs(b.u - a.u), height: c.v - a.v),
            isMirrored: b.u < a.u)
    }
}
