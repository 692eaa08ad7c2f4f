import Core

extension Mesh {
    /// Half the width of the soft edge, in pixels: together one pixel, as a box filter would give.
    static let feather = 0.5

    /// Adds the inside of a closed outline with soft edges.
    mutating func addFill(_ outline: Outline) {
        let points = outline.points
        // A rectangle that ends before it begins has no inside.
        guard points.count > 2, outline.thickness > 0 else { return }
        let area = Polygon.doubleArea(points)
        guard area != 0 else { return }
        let outwards: Double = area > 0 ? 1 : -1
        // What a box of one pixel sees of a bar: full inside, or as much as there is of one thinner than a pixel.
        let inset = min(Mesh.feather, outline.thickness - Mesh.feather)
        let coverage = min(1, outline.thickness)
        let count = Int32(points.count)
        let inner = Int32(vertices.count)
        for (point, mitre) in Polygon.mitres(points) { add(point - mitre * (outwards * inset), coverage: coverage) }
        let outer = Int32(vertices.count)
        for (point, mitre) in Polygon.mitres(points) {
            add(point + mitre * (outwards * Mesh.feather), coverage: 0)
        }
        if Polygon.isConvex(points) {
            addFan(inner, count: count)
        } else {
            for triangle in Polygon.ears(points) {
                addTriangle(inner + Int32(triangle.0), inner + Int32(triangle.1), inner + Int32(triangle.2))
            }
        }
        addBand(inner, outer, count: count, closed: true)
    }
}
