import Core
import Glibc

extension Mesh {
    /// Adds a line along an outline, with round caps and soft edges. Nothing is covered twice, so that translucent
    /// lines stay even.
    ///
    /// - Parameter width: in pixels.
    mutating func addStroke(_ outline: Outline, width: Double) {
        let points = outline.points
        guard width > 0, let first = points.first else { return }
        let pen = Pen(width: min(width, Double(Int.farthestPixel)))
        if points.count == 1 {
            addCap(pen, at: first, from: 0, sweep: 2 * .pi)
            return
        }
        var sections: [Section] = []
        let count = points.count
        for index in points.indices {
            let isEnd = !outline.isClosed && (index == 0 || index == count - 1)
            let before = points[index] - points[(index + count - 1) % count]
            let after = points[(index + 1) % count] - points[index]
            if isEnd {
                sections.append(Section(points[index], normal: (index == 0 ? after : before).leftNormal))
            } else {
                sections += Section.corner(points[index], before, after, pen: pen, join: outline.join)
            }
        }
        addSections(sections, pen: pen, closed: outline.isClosed)
        if !outline.isClosed {
            let (start, end) = (sections[0].left, sections[sections.count - 1].left)
            addCap(pen, at: first, from: atan2(-start.y, -start.x), sweep: .pi)
            addCap(pen, at: points[count - 1], from: atan2(end.y, end.x), sweep: .pi)
        }
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
        for row in 0..<Int32(3) {
            addBand(first + row * count, first + (row + 1) * count, count: count, closed: closed)
        }
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
    let core: Double
    let outer: Double
    let coverage: Double

    /// Enough for the widest line that a panel can show.
    static func steps(_ count: Double) -> Int { min(Int(pixels: count.rounded(.up)), 512) }

    init(width: Double) {
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

    /// The cuts around a corner between two directions.
    static func corner(_ point: Point, _ before: Point, _ after: Point, pen: Pen, join: Outline.Join) -> [Section] {
        let (from, to) = (before.leftNormal, after.leftNormal)
        let cosine = from.dot(to)
        if join == .mitre || cosine > 0.9 { return [Section(point, normal: .mitre(from, to, limit: 4))] }
        // The inner edge has one corner, at most as far away as the shorter neighbour reaches; the outer one is round.
        let reach = max(1, min(before.length, after.length) / pen.outer)
        let inner = Point.mitre(from, to, limit: reach)
        let turnsRight = before.cross(after) > 0
        let start = atan2(from.y, from.x)
        let turn = (turnsRight ? 1 : -1) * acos(max(-1, min(1, cosine)))
        let steps = max(2, Pen.steps(abs(turn) * pen.outer.squareRoot() * 2.5))
        return (0...steps).map { step in
            let angle = start + turn * Double(step) / Double(steps)
            let normal = Point(x: cos(angle), y: sin(angle))
            return turnsRight
                ? Section(point, left: normal, right: inner * -1) : Section(point, left: inner, right: normal * -1)
        }
    }
}
