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

    /// Whether every point of the outline is somewhere.
    var hasPlace: Bool {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect):
            (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
        case .arc(let center, let radius, let start, let end): (center.x + center.y + radius + start + end).isFinite
        case .polygon(let points), .polyline(let points): points.allSatisfy { ($0.x + $0.y).isFinite }
        }
    }
}
