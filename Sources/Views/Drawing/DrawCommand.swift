public import Core

/// One thing to draw, or a change of what follows until its `pop`. Pushes and pops are balanced and nest.
public enum DrawCommand: Equatable, Sendable {
    case fill(DrawShape, Color)
    /// A stroke centred on the shape's outline, with round caps.
    case stroke(DrawShape, Color, lineWidth: Double)
    /// One line of text that was already wrapped and truncated; `origin` is the top left of its measured box.
    case text(String, font: ResolvedFont, color: Color, origin: Point)
    /// One of our icons by name, tinted, fitted into the rectangle.
    case icon(String, color: Color, in: Rect)
    /// A picture file, drawn into the rectangle (already fitted or filled, `source` is the part of it in fractions).
    case picture(path: String, source: Rect, in: Rect)
    /// The newest picture of a feed. `revision` is there so that a new picture makes the list differ.
    case feed(FeedReference, revision: UInt64, in: Rect, gravity: FeedGravity, mirrored: Bool, blurRadius: Double)

    /// Everything until the matching pop is cut to the rectangle with rounded corners.
    case pushClip(Rect, cornerRadius: Double)
    case popClip
    /// Everything until the matching pop is scaled, then turned clockwise by radians, about `anchor`.
    case pushTransform(rotation: Double, scale: Double, anchor: Point)
    /// Everything until the matching `popTransform` is scaled by two factors about `anchor`; a negative one mirrors.
    case pushScale(x: Double, y: Double, anchor: Point)
    case popTransform
    /// Everything until the matching pop is drawn with this opacity, multiplied into each colour.
    case pushOpacity(Double)
    case popOpacity
}

/// An outline to fill or stroke, in points.
public enum DrawShape: Equatable, Sendable {
    case rectangle(Rect)
    case roundedRectangle(Rect, cornerRadius: Double)
    case ellipse(Rect)
    /// Part of a circle's outline: clockwise from `start`, in radians, 0 at three o'clock. Stroked only.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    /// Straight segments; closed when filled.
    case polygon([Point])
    /// Straight segments, open; stroked only.
    case polyline([Point])
}

/// How a feed fills its rectangle.
public enum FeedGravity: Equatable, Sendable {
    case resizeAspect
    case resizeAspectFill
}

/// A feed by identity, so that draw lists can be compared.
public struct FeedReference: Equatable, Sendable {
    public let feed: any LiveFeed

    public init(_ feed: any LiveFeed) { self.feed = feed }

    public static func == (left: FeedReference, right: FeedReference) -> Bool { left.feed === right.feed }
}
