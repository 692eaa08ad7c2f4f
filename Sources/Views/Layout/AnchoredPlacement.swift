public import Core

/// Where something that belongs to a moving rectangle floats: above it, below when there is no room above, and always
/// inside the bounds. Pure.
public enum AnchoredPlacement {
    /// The top left corner for content of this size.
    ///
    /// Without room above and below, the content lies over the rectangle, as near to "above" as the bounds allow.
    public static func origin(of size: Size, over anchor: Rect, in bounds: Rect, spacing: Double) -> Point {
        let x = clamp(anchor.midX - size.width / 2, from: bounds.minX, to: bounds.maxX - size.width)
        let above = anchor.minY - spacing - size.height
        if above >= bounds.minY { return Point(x: x, y: min(above, bounds.maxY - size.height)) }
        let below = anchor.maxY + spacing
        if below + size.height <= bounds.maxY { return Point(x: x, y: max(below, bounds.minY)) }
        return Point(x: x, y: bounds.minY)
    }

    /// The lower limit wins when both cannot hold: text is read from its beginning.
    private static func clamp(_ value: Double, from low: Double, to high: Double) -> Double {
        max(low, min(value, high))
    }
}
