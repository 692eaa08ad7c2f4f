import Core
import Glibc
import Views

/// The points of a shape's edge in panel pixels, close enough together that curves look round.
struct Outline {
    var points: [Point]
    let isClosed: Bool
    /// Whether its points are those of a curve: where one has too few of them its corners are round.
    let isCurved: Bool
    /// Pixels across the thinnest part; below one pixel the shape becomes fainter instead of thinner.
    let thickness: Double

    init(_ shape: DrawShape, transform: Transform) {
        let scale = transform.scale
        let scales = transform.scales
        func thinnest(_ rect: Rect) -> Double { min(rect.width * scales.across, rect.height * scales.down) }
        var outline: (points: [Point], closed: Bool, curved: Bool)
        var thickness = Double.infinity
        switch shape {
        case .rectangle(let rect):
            outline = (rect.corners, true, false)
            thickness = thinnest(rect)
        case .roundedRectangle(let rect, let cornerRadius):
            let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
            outline =
                radius > 0
                ? (Outline.rounded(rect, radius, scale), true, true) : (rect.corners, true, false)
            thickness = thinnest(rect)
        case .ellipse(let rect):
            let count = Outline.segments(max(rect.width, rect.height) / 2 * scale, angle: 2 * .pi)
            let points = (0..<count).map { index in
                let angle = 2 * .pi * Double(index) / Double(count)
                return Point(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            }
            outline = (points, true, true)
            thickness = thinnest(rect)
        case .arc(let center, let radius, let start, let end):
            let isWhole = end - start >= 2 * .pi
            let sweep = min(max(end - start, 0), 2 * .pi)
            let count = Outline.segments(radius * scale, angle: sweep)
            let points = (0...(isWhole ? count - 1 : count)).map { index in
                let angle = start + sweep * Double(index) / Double(count)
                return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            outline = (points, isWhole, true)
        case .polygon(let points): outline = (points, true, false)
        case .polyline(let points): outline = (points, false, false)
        }
        points = Outline.withoutRepeats(Outline.near(outline.points.map { transform($0) }), closed: outline.closed)
        isClosed = outline.closed
        isCurved = outline.curved
        self.thickness = thickness
    }

    /// Straight pieces for part of a circle, so that no piece is more than 1/16 of a pixel away from it.
    private static func segments(_ radius: Double, angle: Double) -> Int {
        guard radius > 0.25 else { return max(3, min(Int(pixels: angle * 2), 512)) }
        let step = 2 * acos(max(0, 1 - 1 / (16 * radius)))
        return max(3, Int(pixels: min((angle / step).rounded(.up), 512)))
    }

    private static func rounded(_ rect: Rect, _ radius: Double, _ scale: Double) -> [Point] {
        let count = segments(radius * scale, angle: .pi / 2)
        let inner = rect.insetBy(dx: radius, dy: radius)
        var points: [Point] = []
        points.reserveCapacity(4 * (count + 1))
        for (corner, start) in zip(inner.corners, [Double.pi, 1.5 * .pi, 0, 0.5 * .pi]) {
            for index in 0...count {
                let angle = start + .pi / 2 * Double(index) / Double(count)
                points.append(Point(x: corner.x + radius * cos(angle), y: corner.y + radius * sin(angle)))
            }
        }
        return points
    }

    /// Kept to where lengths and directions can still be computed, far outside of every panel; nothing at all where one
    /// of the points is nowhere.
    private static func near(_ points: [Point]) -> [Point] {
        let farthest = Double(Int.farthestPixel)
        func near(_ coordinate: Double) -> Double { min(max(coordinate, -farthest), farthest) }
        guard !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return [] }
        return points.map { Point(x: near($0.x), y: near($0.y)) }
    }

    private static func withoutRepeats(_ points: [Point], closed: Bool) -> [Point] {
        var result: [Point] = []
        result.reserveCapacity(points.count)
        for point in points where result.last.map({ $0.distance(to: point) > 1e-4 }) ?? true { result.append(point) }
        while closed, result.count > 1, result[0].distance(to: result[result.count - 1]) <= 1e-4 { result.removeLast() }
        return result
    }
}
