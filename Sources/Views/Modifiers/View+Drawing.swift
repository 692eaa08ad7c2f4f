extension View {
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        CompanionView(content: self, companion: background, isBehind: true, alignment: alignment)
    }

    public func background(_ color: Color) -> some View { background(color, alignment: .center) }

    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        background(content(), alignment: alignment)
    }

    public func background<Outline: Shape>(_ color: Color, in shape: Outline) -> some View {
        background(shape.fill(color))
    }

    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        CompanionView(content: self, companion: overlay, isBehind: false, alignment: alignment)
    }

    public func overlay(_ color: Color) -> some View { overlay(color, alignment: .center) }

    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        overlay(content(), alignment: alignment)
    }

    public func border(_ color: Color, width: Double = 1) -> some View {
        overlay(Rectangle().strokeBorder(color, lineWidth: width))
    }

    public func opacity(_ opacity: Double) -> some View {
        WrappedView(self) { OpacityNode($0, opacity, in: $1) }
    }

    public func cornerRadius(_ radius: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

    /// Cuts to rectangles, rounded rectangles, capsules and circles.
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        WrappedView(self) { ClipNode($0, shape, in: $1) }
    }

    public func clipped() -> some View { clipShape(Rectangle()) }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        WrappedView(self) { TransformNode($0, rotation: angle.radians, anchor: anchor, in: $1) }
    }

    /// Shows the view larger or smaller, 1 being its size, about a point that stays; the layout does not notice.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales widths and heights by factors of their own, about a point that stays. Negative ones mirror: from 1 to -1,
    /// animated, the view flips over.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        WrappedView(self) { TransformNode($0, scaleX: x, scaleY: y, anchor: anchor, in: $1) }
    }

    /// Blurs moving pictures, with a radius in points; everything else stays sharp.
    public func blur(radius: Double) -> some View {
        WrappedView(self) { BlurNode($0, radius: radius, in: $1) }
    }
}
