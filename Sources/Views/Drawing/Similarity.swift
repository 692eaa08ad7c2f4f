import Core
import Glibc

/// A turn, an even scale and a shift of the plane, as one complex factor and one shift.
struct Similarity: Equatable {
    private var a: Double
    private var b: Double
    private var x: Double
    private var y: Double

    static let identity = Similarity(a: 1, b: 0, x: 0, y: 0)

    private init(a: Double, b: Double, x: Double, y: Double) {
        self.a = a
        self.b = b
        self.x = x
        self.y = y
    }

    /// Scales, then turns clockwise (y points down) about the anchor.
    init(rotation: Double, scale: Double, anchor: Point) {
        a = scale * cos(rotation)
        b = scale * sin(rotation)
        x = anchor.x - a * anchor.x + b * anchor.y
        y = anchor.y - b * anchor.x - a * anchor.y
    }

    var isIdentity: Bool { self == .identity }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x - b * point.y + x, y: b * point.x + a * point.y + y)
    }

    /// The transform that applies `first` and then this one.
    func after(_ first: Similarity) -> Similarity {
        let shift = self(Point(x: first.x, y: first.y))
        return Similarity(a: a * first.a - b * first.b, b: b * first.a + a * first.b, x: shift.x, y: shift.y)
    }

    /// `nil` when everything is scaled to a point.
    var inverse: Similarity? {
        let square = a * a + b * b
        guard square > 1e-12 else { return nil }
        let (p, q) = (a / square, -b / square)
        return Similarity(a: p, b: q, x: -(p * x - q * y), y: -(q * x + p * y))
    }
}
