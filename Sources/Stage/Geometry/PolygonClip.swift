import Core

/// Cuts triangles to a convex outline with a soft edge, whatever they show.
///
/// Coverage falls from 1 to 0 across one pixel around each edge. A triangle is cut into the part inside, which stays as
/// it is, and one part for each edge it reaches, in which coverage is a linear function of the place. So no layer, no
/// mask and no reading back is needed, and every way of drawing gives the same corners.
///
/// Of clips that lie in each other this is what all of them leave, which is convex too: what is drawn is cut once,
/// however many there are.
struct PolygonClip {
    /// One side of the outline, clockwise from its corner to that of the next one.
    private struct Side {
        var corner: Point
        /// Points outwards.
        let normal: Point
        let offset: Double

        /// Pixels outside the side's line; negative inside.
        func distance(_ point: Point) -> Double { normal.dot(point) - offset }

        func distance(_ vertex: Mesh.Vertex) -> Double { normal.x * vertex.x + normal.y * vertex.y - offset }
    }

    private var sides: [Side]

    /// So little of a corner is not worth a side of its own. It bounds how many sides clips in clips can add up to.
    private static let finest = 1.0 / 64

    /// - Parameter outline: closed and convex, at least a triangle.
    init(_ outline: Outline) { self.init(corners: outline.points) }

    /// - Parameter corners: of a convex outline, at least three.
    init(corners: [Point]) {
        let points = Polygon.doubleArea(corners) < 0 ? corners.reversed() : corners
        sides = points.indices.map { index in
            let normal = (points[(index + 1) % points.count] - points[index]).leftNormal
            return Side(corner: points[index], normal: normal, offset: normal.dot(points[index]))
        }
    }

    /// Nothing lies inside.
    var isEmpty: Bool { sides.count < 3 }

    var sideCount: Int { sides.count }

    /// Leaves what lies in both.
    mutating func cut(to other: PolygonClip) {
        guard !other.isEmpty else { return sides.removeAll() }
        for side in other.sides where !isEmpty { cut(by: side) }
    }

    private mutating func cut(by line: Side) {
        let distances = sides.map { line.distance($0.corner) }
        guard distances.contains(where: { $0 > Self.finest }) else { return }
        var rest: [Side] = []
        rest.reserveCapacity(sides.count + 1)
        for (index, side) in sides.enumerated() {
            let next = (index + 1) % sides.count
            let (here, there) = (distances[index], distances[next])
            if here < 0 || (here == 0 && there <= 0) { rest.append(side) }
            guard (here <= 0 && there > 0) || (here > 0 && there < 0) else { continue }
            var begun = here > 0 ? side : line
            begun.corner = side.corner + (sides[next].corner - side.corner) * (here / (here - there))
            rest.append(begun)
        }
        sides = rest
    }

    func apply(to mesh: Mesh, into result: inout Mesh) {
        result.removeAll()
        guard !isEmpty else { return }
        mesh.forEachTriangle { add($0, $1, $2, to: &result) }
    }

    private func add(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, to result: inout Mesh) {
        var reached: [Int] = []
        for (index, side) in sides.enumerated() {
            let (one, two, three) = (side.distance(a), side.distance(b), side.distance(c))
            if one >= Mesh.feather, two >= Mesh.feather, three >= Mesh.feather { return }
            if one > -Mesh.feather || two > -Mesh.feather || three > -Mesh.feather { reached.append(index) }
        }
        guard !reached.isEmpty else { return result.addPiece([a, b, c]) }
        var inside = [a, b, c]
        for index in reached { inside = Mesh.cut(inside) { -Mesh.feather - sides[index].distance($0) } }
        result.addPiece(inside)
        for index in reached {
            let side = sides[index]
            let (before, after) = (sides[(index + sides.count - 1) % sides.count], sides[(index + 1) % sides.count])
            var rim = Mesh.cut([a, b, c]) { side.distance($0) + Mesh.feather }
            rim = Mesh.cut(rim) { Mesh.feather - side.distance($0) }
            rim = Mesh.cut(rim) { side.distance($0) - before.distance($0) }
            rim = Mesh.cut(rim) { side.distance($0) - after.distance($0) }
            for corner in rim.indices { rim[corner].coverage *= Mesh.feather - side.distance(rim[corner]) }
            result.addPiece(rim)
        }
    }
}
