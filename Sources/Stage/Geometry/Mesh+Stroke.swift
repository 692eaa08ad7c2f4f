import Core
import Glibc
import Views

extension Mesh {
    /// Adds a line along an outline, with soft edges. Nothing is covered twice, so that translucent lines stay even, except
    /// where a line lies over itself (`Outline.mayOverlap`).
    ///
    /// - Parameter style: with its width in pixels.
    mutating func addStroke(_ outline: Outline, _ style: StrokeStyle) {
        let points = outline.points
        guard style.lineWidth > 0, let first = points.first else { return }
        let pen = Pen(width: min(style.lineWidth, Double(Int.farthestPixel)))
        if points.count == 1 { return addDot(pen, at: first, style.lineCap) }
        var sections: [Section] = []
        let count = points.count
        for index in points.indices {
            let isEnd = !outline.isClosed && (index == 0 || index == count - 1)
            let before = points[index] - points[(index + count - 1) % count]
            let after = points[(index + 1) % count] - points[index]
            if isEnd {
                sections.append(Section(points[index], normal: (index == 0 ? after : before).leftNormal))
            } else {
                sections += Section.corner(points[index], before, after, pen, style, isCurved: outline.isCurved)
            }
        }
        guard !outline.isClosed, style.lineCap != .round else {
            addSections(sections, pen: pen, closed: outline.isClosed)
            if !outline.isClosed {
                let (start, end) = (sections[0].left, sections[sections.count - 1].left)
                addCap(pen, at: first, from: atan2(-start.y, -start.x), sweep: .pi)
                addCap(pen, at: points[count - 1], from: atan2(end.y, end.x), sweep: .pi)
            }
            return
        }
        let reach = style.lineCap == .square ? pen.half : 0
        let start = sections[0].flatEnd(reach, room: (points[1] - first).length)
        let end = sections[sections.count - 1].reversed.flatEnd(
            reach, room: (points[count - 1] - points[count - 2]).length)
        sections[0] = start.solid
        sections[sections.count - 1] = end.solid.reversed
        addSections(sections, pen: pen, closed: false)
        addFlatEdge(pen, start)
        addFlatEdge(pen, end)
    }

    /// A line without any length.
    private mutating func addDot(_ pen: Pen, at point: Point, _ cap: StrokeStyle.LineCap) {
        switch cap {
        // What has no direction has no edge across it.
        case .butt: return
        case .round: addCap(pen, at: point, from: 0, sweep: 2 * .pi)
        case .square:
            let (left, right) = (Point(x: point.x - pen.half, y: point.y), Point(x: point.x + pen.half, y: point.y))
            let ends = [left, right].map { Section($0, normal: Point(x: 0, y: -1)) }
            let (start, end) = (ends[0].flatEnd(0, room: 2 * pen.half), ends[1].reversed.flatEnd(0, room: 2 * pen.half))
            addSections([start.solid, end.solid.reversed], pen: pen, closed: false)
            addFlatEdge(pen, start)
            addFlatEdge(pen, end)
        }
    }

    /// The soft edge across the end of a line.
    private mutating func addFlatEdge(_ pen: Pen, _ end: FlatEnd) {
        let across: [(Double, Double)] = [
            (pen.outer, 0), (pen.core, pen.coverage), (-pen.core, pen.coverage), (-pen.outer, 0),
        ]
        let first = Int32(vertices.count)
        for (distance, coverage) in across {
            add(end.solid.center + end.solid.left * distance, coverage: coverage)
        }
        for (distance, _) in across { add(end.edge + end.solid.left * distance, coverage: 0) }
        addBand(first, first + 4, count: 4, closed: false)
    }

    private mutating func addSections(_ sections: [Section], pen: Pen, closed: Bool) {
        let count = Int32(sections.count)
        let rows: [(KeyPath<Section, Point>, Double, Double)] = [
            (\.left, pen.outer, 0), (\.left, pen.core, pen.coverage), (\.right, pen.core, pen.coverage),
            (\.right, pen.outer, 0),
        ]
        let first = Int32(vertices.count)
        for (side, distance, coverage) in rows {
            for section in sections { add(section.center + section[keyPath: side] * distance, coverage: coverage) }
        }
        let start = indices.count
        for row in 0..<Int32(3) {
            addBand(first + row * count, first + (row + 1) * count, count: count, closed: closed)
        }
        isFolded = isFolded || runsBothWays(from: start)
    }

    /// Whether some triangles run clockwise and others do not.
    private func runsBothWays(from start: Int) -> Bool {
        var (clockwise, counterclockwise) = (false, false)
        for index in stride(from: start, to: indices.count, by: 3) {
            let (a, b, c) = (
                vertices[Int(indices[index])], vertices[Int(indices[index + 1])], vertices[Int(indices[index + 2])]
            )
            let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
            // What is flat within rounding covers nothing.
            if area > 1e-6 { clockwise = true }
            if area < -1e-6 { counterclockwise = true }
        }
        return clockwise && counterclockwise
    }

    /// Part of a disc around the end of a line, clockwise from an angle.
    private mutating func addCap(_ pen: Pen, at center: Point, from start: Double, sweep: Double) {
        let steps = max(4, Pen.steps(sweep * pen.outer.squareRoot() * 2.5))
        let ring = (0...steps).map { step in
            let angle = start + sweep * Double(step) / Double(steps)
            return Point(x: cos(angle), y: sin(angle))
        }
        let middle = add(center, coverage: pen.coverage)
        let inner = Int32(vertices.count)
        for direction in ring { add(center + direction * pen.core, coverage: pen.coverage) }
        let outer = Int32(vertices.count)
        for direction in ring { add(center + direction * pen.outer, coverage: 0) }
        if pen.core > 0 {
            for step in 0..<Int32(steps) { addTriangle(middle, inner + step, inner + step + 1) }
        }
        addBand(inner, outer, count: Int32(steps + 1), closed: false)
    }
}

/// A line's profile across as a box of one pixel sees it, in pixels from its middle: level up to `core`, nothing
/// beyond `outer`.
private struct Pen {
    let half: Double
    let core: Double
    let outer: Double
    let coverage: Double

    /// Enough for the widest line that a panel can show.
    static func steps(_ count: Double) -> Int { min(Int(pixels: count.rounded(.up)), 512) }

    init(width: Double) {
        half = width / 2
        core = abs(width / 2 - Mesh.feather)
        outer = width / 2 + Mesh.feather
        coverage = min(1, width)
    }
}

/// A cut across a line: from `center`, where its left and right edges lie for a half width of one.
private struct Section {
    let center: Point
    let left: Point
    let right: Point

    init(_ center: Point, left: Point, right: Point) {
        self.center = center
        self.left = left
        self.right = right
    }

    init(_ center: Point, normal: Point) { self.init(center, left: normal, right: normal * -1) }

    /// The same cut, seen from the other side.
    var reversed: Section { Section(center, left: right, right: left) }

    /// The cuts around a corner between two directions.
    static func corner(
        _ point: Point, _ before: Point, _ after: Point, _ pen: Pen, _ style: StrokeStyle, isCurved: Bool
    ) -> [Section] {
        let (from, to) = (before.leftNormal, after.leftNormal)
        let cosine = from.dot(to)
        let join = isCurved ? .round : style.lineJoin
        // So little of a turn that no join can be told from another.
        if cosine > 0.99 || (isCurved && cosine > 0.9) { return [Section(point, normal: .mitre(from, to, limit: 4))] }
        // The inner edge has one corner, at most as far away as the shorter neighbour reaches.
        let reach = max(1, min(before.length, after.length) / pen.outer)
        let inner = Point.mitre(from, to, limit: reach)
        let turnsRight = before.cross(after) > 0
        func section(_ outer: Point) -> Section {
            turnsRight ? Section(point, left: outer, right: inner * -1) : Section(point, left: inner, right: outer * -1)
        }
        switch join {
        case .miter where style.reaches(cosine: cosine): return [section(.mitre(from, to, limit: .infinity))]
        case .miter, .bevel: return [section(from), section(to)]
        case .round: break
        }
        let start = atan2(from.y, from.x)
        let turn = (turnsRight ? 1 : -1) * acos(max(-1, min(1, cosine)))
        let steps = max(2, Pen.steps(abs(turn) * pen.outer.squareRoot() * 2.5))
        return (0...steps).map { step in
            let angle = start + turn * Double(step) / Double(steps)
            return section(Point(x: cos(angle), y: sin(angle)))
        }
    }

    /// How a line ends that has begun here, and goes to the right of the direction of `left`.
    ///
    /// - Parameters:
    ///   - reach: how far before this cut the line ends, in pixels.
    ///   - room: how long the line's first piece is.
    func flatEnd(_ reach: Double, room: Double) -> FlatEnd {
        let outwards = Point(x: left.y, y: -left.x)
        // The two edges of a line that is shorter than a pixel meet in its middle.
        let inset = min(Mesh.feather, reach + room / 2)
        return FlatEnd(
            solid: Section(center + outwards * (reach - inset), left: left, right: right),
            edge: center + outwards * (reach + Mesh.feather))
    }
}

/// The end of a line that is cut straight across.
private struct FlatEnd {
    /// Up to here the line is as it is elsewhere.
    let solid: Section
    /// The middle of where nothing of it is left.
    let edge: Point
}
