package import Core
import Glibc

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Equatable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0

    package static let identity = Transform()

    package func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// This map after `first`.
    package func after(_ first: Transform) -> Transform {
        Transform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b,
            c: a * first.c + c * first.d, d: b * first.c + d * first.d,
            tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
    }

    package var determinant: Double { a * d - b * c }

    /// How much longer lines become; the mean of both ways where the map does not keep shapes similar.
    package var scale: Double { abs(determinant).squareRoot() }

    /// How much longer level and upright lines become.
    var scales: (across: Double, down: Double) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

    /// Lines become longer by the same factor, whatever their direction.
    var keepsShapes: Bool {
        let (across, down) = scales
        return abs(across - down) <= 1e-9 * max(across, down)
    }

    /// The map back. The determinant must not be zero.
    package var inverse: Transform {
        let factor = 1 / determinant
        return Transform(
            a: d * factor, b: -b * factor, c: -c * factor, d: a * factor,
            tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
    }

    /// Rectangles stay rectangles with level edges.
    var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// Every point has a place.
    var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

    /// Neither turned nor mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The smallest level rectangle around the mapped one.
    func bounds(_ rect: Rect) -> Rect {
        let corners = rect.corners.map(apply)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min()!, ys.min()!)
        return Rect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}

extension Rect {
    /// Clockwise from the top left.
    var corners: [Point] {
        [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
        ]
    }
}

extension Transform {
    /// Scaled, then turned clockwise by radians, about a point that stays.
    static func turned(_ rotation: Double, scale: Double, about anchor: Point) -> Transform {
        // Exactly level for no turn, so that text stays on whole pixels.
        let (cosine, sine) = rotation == 0 ? (scale, 0) : (cos(rotation) * scale, sin(rotation) * scale)
        return Transform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: anchor.x - cosine * anchor.x + sine * anchor.y,
            ty: anchor.y - sine * anchor.x - cosine * anchor.y)
    }
}

extension Transform {
    /// Scaled by two factors about a point that stays; a negative one mirrors.
    static func scaled(x: Double, y: Double, about anchor: Point) -> Transform {
        Transform(a: x, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
    }
}

extension Rect {
    /// All of an image, in fractions.
    static let whole = Rect(x: 0, y: 0, width: 1, height: 1)
}
