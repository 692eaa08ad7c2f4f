import Core
import Views

/// The small triangle by which a bubble points at the animal; nothing when the bubble lies over it.
struct BubblePointer: Shape {
    let link: AnchorLink?
    /// Height of the triangle.
    let length: Double

    func outline(in bubble: Rect) -> DrawShape {
        guard let link, link.side != .over else { return .polygon([]) }
        // Not at the round ends.
        let end = min(bubble.width, bubble.height) / 2 + length
        let x = bubble.minX + max(end, min(link.middle, bubble.width - end))
        let (base, tip) =
            link.side == .above ? (bubble.maxY, bubble.maxY + length) : (bubble.minY, bubble.minY - length)
        return .polygon([Point(x: x - length, y: base), Point(x: x + length, y: base), Point(x: x, y: tip)])
    }
}
