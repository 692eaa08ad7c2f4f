import Core
import Glibc

/// A map of the plane that keeps lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct Affine: Equatable {
    private var a = 1.0
    private var b = 0.0
    private var c = 0.0
    private var d = 1.0
    private var tx = 0.0
    private var ty = 0.0

    static let identity = Affine()

    private init() {}

    /// Scales, then turns clockwise (y points down) about the anchor.
    init(rotation: Double, scale: Double, anchor: Point) {
        a = scale * cos(rotation)
        b = scale * sin(rotation)
        c = -b
        d = a
        keep(anchor)
    }

    /// Scales each direction by its own factor about the anchor; a negative one mirrors.
    init(scaleX: Double, scaleY: Double, anchor: Point) {
        a = scaleX
        d = scaleY
        keep(anchor)
    }

    /// Shifts the map so that the point stays where it is.
    private mutating func keep(_ point: Point) {
        tx = point.x - a * point.x - c * point.y
        ty = point.y - b * point.x - d * point.y
    }

    var isIdentity: Bool { self == .identity }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The map that applies `first` and then this one.
    func after(_ first: Affine) -> Affine {
        var map = Affine()
        map.a = a * first.a + c * first.b
        map.b = b * first.a + d * first.b
        map.c = a * first.c + c * first.d
        map.d = b * first.c + d * first.d
        let shift = self(Point(x: first.tx, y: first.ty))
        map.tx = shift.x
        map.ty = shift.y
        return map
    }

    /// `nil` when everything comes to lie on a line or a point.
    var inverse: Affine? {
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return nil }
        var map = Affine()
        map.a = d / determinant
        map.b = -b / determinant
        map.c = -c / determinant
        map.d = a / determinant
        map.tx = -(map.a * tx + map.c * ty)
        map.ty = -(map.b * tx + map.d * ty)
        return map
    }
}
