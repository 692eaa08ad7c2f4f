import Core

/// How a view looks at the far end of a transition; without arguments, as it is when it is there.
struct TransitionLook: Equatable, Sendable {
    var opacity = 1.0
    /// About the view's middle.
    var scale = 1.0
    /// In points.
    var offset = Point.zero
    /// In widths and heights of the view.
    var share = Point.zero
    /// In widths of the view, in the direction of reading.
    var lead = 0.0

    /// This look, and the other one applied to what it gives.
    func combined(with other: TransitionLook) -> TransitionLook {
        let factor = other.scale
        return TransitionLook(
            opacity: opacity * other.opacity, scale: scale * factor,
            offset: Point(x: offset.x * factor + other.offset.x, y: offset.y * factor + other.offset.y),
            share: Point(x: share.x * factor + other.share.x, y: share.y * factor + other.share.y),
            lead: lead * factor + other.lead)
    }

    /// What can move of it as lanes. With reduced motion nothing but the opacity is left.
    func vector(_ direction: LayoutDirection, reducesMotion: Bool) -> MotionVector {
        var vector = MotionVector.zero
        vector[0] = opacity
        vector[1] = 1
        guard !reducesMotion else { return vector }
        vector[1] = scale
        vector[2] = offset.x
        vector[3] = offset.y
        vector[4] = share.x + (direction == .leftToRight ? lead : -lead)
        vector[5] = share.y
        return vector
    }

    /// The look that these lanes stand for. Sides are already those of the screen.
    init(_ vector: MotionVector) {
        self.init(
            opacity: min(1, max(0, vector[0])), scale: vector[1], offset: Point(x: vector[2], y: vector[3]),
            share: Point(x: vector[4], y: vector[5]))
    }

    init(
        opacity: Double = 1, scale: Double = 1, offset: Point = .zero, share: Point = .zero, lead: Double = 0
    ) {
        self.opacity = opacity
        self.scale = scale
        self.offset = offset
        self.share = share
        self.lead = lead
    }

    /// Where a view with this frame is shown, without its scale.
    func moved(_ frame: Rect) -> Rect {
        Rect(
            x: frame.minX + offset.x + share.x * frame.width, y: frame.minY + offset.y + share.y * frame.height,
            width: frame.width, height: frame.height)
    }
}
