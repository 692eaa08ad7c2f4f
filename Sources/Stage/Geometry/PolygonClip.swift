import Core

/// Cuts triangles to a convex outline with a soft edge, whatever they show.
///
/// Coverage falls from 1 to 0 across one pixel around each edge. A triangle is cut into the part inside, which stays as
/// it is, and one part for each edge it reaches, in which coverage is a linear function of the place. So no layer, no
/// mask and no reading back is needed, and every way of drawing gives the same corners.
struct PolygonClip {
    private struct Edge {
        let normal: Point
        let offset: Double

        /// Pixels outside the edge; negative inside.
        func distance(_ vertex: Mesh.Vertex) -> Double { normal.x * vertex.x + normal.y * vertex.y - offset }
    }

    private let edges: [Edge]
    let bounds: Rect

    /// - Parameter outline: closed and convex, at least a triangle.
    init(_ outline: Outline) {
        let points = outline.points
        let outwards: Double = Polygon.doubleArea(points) > 0 ? 1 : -1
        edges = points.indices.map { index in
            let normal = (points[(index + 1) % points.count] - points[index]).leftNormal * outwards
            return Edge(normal: normal, offset: normal.dot(points[index]))
        }
        var bounds = Rect(origin: points.first ?? .zero, size: .zero)
        for point in points { bounds = bounds.union(Rect(origin: point, size: .zero)) }
        self.bounds = bounds
    }

    func apply(to mesh: Mesh, into result: inout Mesh) {
        result.removeAll()
        for index in stride(from: 0, to: mesh.indices.count, by: 3) {
            let triangle = (0..<3).map { mesh.vertices[Int(mesh.indices[index + $0])] }
            add(triangle, to: &result)
        }
    }

    private func add(_ triangle: [Mesh.Vertex], to result: inout Mesh) {
        var reached: [Int] = []
        for (index, edge) in edges.enumerated() {
            let distances = triangle.map(edge.distance)
            if distances.allSatisfy({ $0 >= Mesh.feather }) { return }
            if distances.contains(where: { $0 > -Mesh.feather }) { reached.append(index) }
        }
        guard !reached.isEmpty else { return append(triangle, to: &result) }
        var inside = triangle
        for index in reached { inside = cut(inside) { -Mesh.feather - edges[index].distance($0) } }
        append(inside, to: &result)
        for index in reached {
            let edge = edges[index]
            let (before, after) = (edges[(index + edges.count - 1) % edges.count], edges[(index + 1) % edges.count])
            var rim = cut(triangle) { edge.distance($0) + Mesh.feather }
            rim = cut(rim) { Mesh.feather - edge.distance($0) }
            rim = cut(rim) { edge.distance($0) - before.distance($0) }
            rim = cut(rim) { edge.distance($0) - after.distance($0) }
            for corner in rim.indices { rim[corner].coverage *= Mesh.feather - edge.distance(rim[corner]) }
            append(rim, to: &result)
        }
    }

    /// The part of a convex piece in which a linear function is not negative (Sutherland and Hodgman).
    private func cut(_ piece: [Mesh.Vertex], _ value: (Mesh.Vertex) -> Double) -> [Mesh.Vertex] {
        var result: [Mesh.Vertex] = []
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

    private func mix(_ from: Mesh.Vertex, _ to: Mesh.Vertex, _ share: Double) -> Mesh.Vertex {
        Mesh.Vertex(
            x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share,
            u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share,
            coverage: from.coverage + (to.coverage - from.coverage) * share)
    }

    private func append(_ piece: [Mesh.Vertex], to result: inout Mesh) {
        guard piece.count > 2 else { return }
        let first = Int32(result.vertices.count)
        result.vertices += piece
        result.addFan(first, count: Int32(piece.count))
    }
}
