package import Core

extension DrawShape {
    /// The smallest rectangle around the outline, around the whole circle of an arc; `nil` without points.
    package var bounds: Rect? {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
        case .arc(let center, let radius, _, _):
            return Rect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
        case .polygon(let points), .polyline(let points):
            guard let first = points.first else { return nil }
            return points.dropFirst().reduce(Rect(origin: first, size: .zero)) {
                $0.union(Rect(origin: $1, size: .zero))
            }
        }
    }
}
