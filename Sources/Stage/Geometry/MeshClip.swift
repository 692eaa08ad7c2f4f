import Core

/// Cuts triangles to an outline of any form, by the triangles that fill it: what is drawn is cut to each of them, and
/// fades with it where it lies on the soft edge.
struct MeshClip {
    /// A triangle of the filled outline.
    private struct Part {
        let lines: [Line]
        let coverage: TriangleRasterizer.Plane
        let bounds: Bounds

        init?(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex) {
            let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
            guard abs(area) > 1e-9 else { return nil }
            let sense: Double = area > 0 ? 1 : -1
            lines = [Line(a, b, sense), Line(b, c, sense), Line(c, a, sense)]
            coverage = TriangleRasterizer.Plane(a, b, c, \.share)
            bounds = Bounds(a, b, c)
        }
    }

    private struct Line {
        let start: Mesh.Vertex
        let across: Double
        let down: Double
        let sense: Double

        /// The same line from both of its sides, so that neighbours cut at the same points.
        init(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ sense: Double) {
            let isForward = (a.y, a.x) < (b.y, b.x)
            let (first, last) = isForward ? (a, b) : (b, a)
            start = first
            (across, down) = (last.x - first.x, last.y - first.y)
            self.sense = isForward ? sense : -sense
        }

        /// Positive inside of the triangle.
        func side(_ vertex: Mesh.Vertex) -> Double {
            sense * (across * (vertex.y - start.y) - down * (vertex.x - start.x))
        }
    }

    private struct Bounds {
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double

        init(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex) {
            (left, right) = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
            (top, bottom) = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
        }

        func meets(_ other: Bounds) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }
    }

    private var parts: [Part] = []

    /// - Parameter filled: the outline's own triangles, none of which lies over another.
    init(_ filled: Mesh) {
        filled.forEachTriangle { a, b, c in
            if let part = Part(a, b, c) { parts.append(part) }
        }
    }

    func apply(to mesh: Mesh, into result: inout Mesh) {
        result.removeAll()
        mesh.forEachTriangle { a, b, c in
            let bounds = Bounds(a, b, c)
            for part in parts where part.bounds.meets(bounds) {
                var piece = [a, b, c]
                for line in part.lines where !piece.isEmpty { piece = Mesh.cut(piece, line.side) }
                for corner in piece.indices {
                    piece[corner].coverage *= part.coverage.at(piece[corner].x, piece[corner].y)
                }
                result.addPiece(piece)
            }
        }
    }
}
