import Glibc

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. Turns are clockwise, since y points down.
package struct Transform: Equatable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    /// In the unit of the space that it leads to, as `ty`.
    package var tx: Double
    package var ty: Double

    package static let identity = Transform()

    /// By its numbers; those not given are the identity's.
    package init(
        a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
    ) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Scaled, then turned clockwise by radians, about a point that stays.
    package static func turned(_ rotation: Double, scale: Double, about anchor: Point) -> Transform {
        // Exactly level for no turn, so that text stays on whole pixels.
        let (cosine, sine) = rotation == 0 ? (scale, 0) : (cos(rotation) * scale, sin(rotation) * scale)
        return Transform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: anchor.x - cosine * anchor.x + sine * anchor.y,
            ty: anchor.y - sine * anchor.x - cosine * anchor.y)
    }

    /// Scaled by two factors about a point that stays; a negative one mirrors.
    package static func scaled(x: Double, y: Double, about anchor: Point) -> Transform {
        Transform(a: x, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
    }

    /// Where it leads a point.
    package func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest level rectangle around the mapped one.
    package func bounds(_ rect: Rect) -> Rect {
        let corners = rect.corners.map { self($0) }
        var (least, most) = (corners[0], corners[0])
        for corner in corners.dropFirst() {
            least = Point(x: min(least.x, corner.x), y: min(least.y, corner.y))
            most = Point(x: max(most.x, corner.x), y: max(most.y, corner.y))
        }
        return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// This map after `first`.
    package func after(_ first: Transform) -> Transform {
        Transform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b,
            c: a * first.c + c * first.d, d: b * first.c + d * first.d,
            tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
    }

    /// The map back; `nil` when everything comes to lie on a line or a point, or nowhere.
    package var inverse: Transform? {
        let determinant = determinant
        guard abs(determinant) > 1e-12 else { return nil }
        var back = Transform(a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
        back.tx = -(back.a * tx + back.c * ty)
        back.ty = -(back.b * tx + back.d * ty)
        return back
    }

    /// How much larger areas become; negative where it mirrors.
    package var determinant: Double { a * d - b * c }

    /// How much longer lines become; the mean of both ways where the map does not keep shapes similar.
    package var scale: Double { abs(determinant).squareRoot() }

    /// How much longer level and upright lines become.
    package var scales: (across: Double, down: Double) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

    package var isIdentity: Bool { self == .identity }

    /// Every point has a place.
    package var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

    /// Neither turned nor mirrored.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Rectangles stay rectangles with level edges.
    package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// Lines become longer by the same factor, whatever their direction.
    package var keepsShapes: Bool {
        let (across, down) = scales
        return abs(across - down) <= 1e-9 * max(across, down)
    }
}
