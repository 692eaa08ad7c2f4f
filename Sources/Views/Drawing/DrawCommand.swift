public import Core

/// One thing to draw, or a change of what follows until its `pop`. Pushes and pops are balanced and nest.
public enum DrawCommand: Equatable, Sendable {
    /// The inside of the shape, with soft edges where they lie between pixels.
    case fill(DrawShape, Color)
    /// A line centred on the shape's outline.
    case stroke(DrawShape, Color, style: StrokeStyle)
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
    /// Everything until the matching `popClip` is cut to what `fill` would cover of the shape, of any form.
    case pushShapeClip(DrawShape)
    /// Ends the innermost push, which must be a `pushClip` or a `pushShapeClip`.
    case popClip
    /// Everything until the matching pop is scaled, then turned clockwise by radians, about `anchor`.
    case pushTransform(rotation: Double, scale: Double, anchor: Point)
    /// Everything until the matching `popTransform` is scaled by two factors about `anchor`; a negative one mirrors.
    case pushScale(x: Double, y: Double, anchor: Point)
    /// Ends the innermost push, which must be a `pushTransform` or a `pushScale`.
    case popTransform
    /// Everything until the matching pop is drawn as one and then faded: what lies in front hides what lies behind as
    /// it does without. The opacity is brought into 0…1; what is no number is 1.
    case pushOpacity(Double)
    /// Ends the innermost push, which must be a `pushOpacity`.
    case popOpacity
}

extension DrawCommand {
    /// A line centred on the shape's outline, with flat ends and sharp corners.
    public static func stroke(_ shape: DrawShape, _ color: Color, lineWidth: Double) -> DrawCommand {
        .stroke(shape, color, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// An outline to fill or stroke, in points.
public enum DrawShape: Equatable, Sendable {
    /// With sharp corners; without width or height there is nothing to fill.
    case rectangle(Rect)
    /// Corners are quarter circles of this radius, at most half the shorter side; 0 or less leaves them sharp.
    case roundedRectangle(Rect, cornerRadius: Double)
    /// The ellipse that touches all four sides of the rectangle.
    case ellipse(Rect)
    /// Part of a circle's outline: clockwise from `start`, in radians, 0 at three o'clock. For strokes; filled or cut to, it
    /// is closed by its chord.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    /// Straight segments; closed when filled.
    case polygon([Point])
    /// Straight segments, open. For strokes; filled or cut to, it is closed.
    case polyline([Point])
}

/// How a feed fills its rectangle.
public enum FeedGravity: Equatable, Sendable {
    /// All of the picture is seen, in the middle; what is left of the rectangle shows what lies behind.
    case resizeAspect
    /// The rectangle is full; what of the picture lies outside is cut off, evenly on both sides.
    case resizeAspectFill
}

/// A feed by identity, so that draw lists can be compared.
public struct FeedReference: Equatable, Sendable {
    /// The feed itself, which the reference keeps alive.
    public let feed: any LiveFeed

    /// - Parameter feed: kept alive as long as this.
    public init(_ feed: any LiveFeed) { self.feed = feed }

    /// Whether both are the same feed, whatever it shows.
    public static func == (left: FeedReference, right: FeedReference) -> Bool { left.feed === right.feed }
}
