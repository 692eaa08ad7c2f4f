extension View {
    /// Draws another view behind this one. It is offered this one's size, and lies in it as the alignment says: that
    /// follows the direction of reading. The layout does not notice, and what is larger is not cut.
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        CompanionView(content: self, companion: background, isBehind: true, alignment: alignment)
    }

    /// Fills the view's frame behind it. Unless the colour is clear, touches do not reach what lies behind the frame.
    public func background(_ color: Color) -> some View { background(color, alignment: .center) }

    /// Draws other views behind this one, as `background(_:alignment:)` does; several lie on top of each other.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        background(content(), alignment: alignment)
    }

    /// Fills a shape behind the view, in the view's frame. Touches count on all of the frame, the shape's corners too.
    public func background<Outline: Shape>(_ color: Color, in shape: Outline) -> some View {
        background(shape.fill(color))
    }

    /// Draws another view in front of this one. It is offered this one's size, and lies in it as the alignment says:
    /// that follows the direction of reading. The layout does not notice, and what is larger is not cut.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        CompanionView(content: self, companion: overlay, isBehind: false, alignment: alignment)
    }

    /// Fills the view's frame in front of it. Unless the colour is clear, it takes the touches from the view:
    /// `allowsHitTesting(false)` on a view in `overlay(alignment:content:)` lets them through.
    public func overlay(_ color: Color) -> some View { overlay(color, alignment: .center) }

    /// Draws other views in front of this one, as `overlay(_:alignment:)` does; several lie on top of each other.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        overlay(content(), alignment: alignment)
    }

    /// Draws a line along the inside of the view's frame. The width is in points; it ends at half of the shorter side,
    /// and there is no line at 0 or less. Touches go through the line.
    public func border(_ color: Color, width: Double = 1) -> some View {
        overlay(Rectangle().strokeBorder(color, lineWidth: width))
    }

    /// Shows the view more or less transparent, from 0 to 1, times the opacity around it. Values outside are brought
    /// into that range; what is no number is 1. At 0 the view keeps its room, but is not touched and hears no keys.
    public func opacity(_ opacity: Double) -> some View {
        WrappedView(self) { OpacityNode($0, opacity, in: $1) }
    }

    /// Cuts the view to its frame with round corners. The radius is in points, from 0 to half of the shorter side;
    /// others are brought there. Touches count in the corners too.
    public func cornerRadius(_ radius: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

    /// Cuts what the view draws to the inside of a shape in its frame: to what filling the shape would cover. A shape that
    /// has no inside leaves nothing. Touches count on all of the rectangle around the shape.
    ///
    /// Shapes of any form may lie in each other. Of those with dents, as stars have, the innermost are cut to their hulls
    /// where more than two lie in each other, and the log says so.
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        WrappedView(self) { ClipNode($0, shape, in: $1) }
    }

    /// Cuts what the view draws to its frame, and its touches too.
    public func clipped() -> some View { clipShape(Rectangle()) }

    /// Turns the view, clockwise for positive angles in right-to-left layouts too, about a point that stays: a fraction of
    /// its frame, by the direction of reading. Touches turn with it; the layout does not notice. An angle that is no
    /// number or infinite is no turn.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        WrappedView(self) { TransformNode($0, rotation: angle.radians, anchor: anchor, in: $1) }
    }

    /// Shows the view larger or smaller, 1 being its size, about a point that stays, by the direction of reading; the
    /// layout does not notice.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales widths and heights by factors of their own, about a point that stays, by the direction of reading.
    /// Negative ones mirror: from 1 to -1, animated, the view flips over.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        WrappedView(self) { TransformNode($0, scaleX: x, scaleY: y, anchor: anchor, in: $1) }
    }

    /// Blurs moving pictures, with a radius in points; everything else stays sharp.
    public func blur(radius: Double) -> some View {
        WrappedView(self) { BlurNode($0, radius: radius, in: $1) }
    }
}
