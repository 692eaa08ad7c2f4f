extension Rect {
    package var area: Double { max(0, width) * max(0, height) }

    /// Intersection over union, 0…1 (Jaccard index), the usual measure of how well two boxes agree.
    package func overlap(with other: Rect) -> Double {
        let shared = intersection(other).area
        let all = area + other.area - shared
        return all > 0 ? shared / all : 0
    }

    /// This rectangle moved towards another by a fraction 0…1 on every edge.
    package func moved(towards other: Rect, by fraction: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Rect(
            x: mix(minX, other.minX), y: mix(minY, other.minY),
            width: mix(width, other.width), height: mix(height, other.height))
    }
}
