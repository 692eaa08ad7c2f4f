public import Core

extension View {
    public func padding(_ insets: EdgeInsets) -> some View {
        WrappedView(self) { PaddingNode($0, insets, in: $1) }
    }

    /// Without a length the padding is 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    public func padding(_ length: Double) -> some View { padding(EdgeInsets(.all, length)) }

    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        WrappedView(self) { FrameNode($0, width: width, height: height, alignment: alignment, in: $1) }
    }

    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let horizontal = FlexibleFrameNode.Bounds(least: minWidth, ideal: idealWidth, greatest: maxWidth)
        let vertical = FlexibleFrameNode.Bounds(least: minHeight, ideal: idealHeight, greatest: maxHeight)
        return WrappedView(self) { FlexibleFrameNode($0, horizontal, vertical, alignment: alignment, in: $1) }
    }

    /// Takes all the room and centres the view on a point of it.
    public func position(x: Double = 0, y: Double = 0) -> some View { position(Point(x: x, y: y)) }

    public func position(_ point: Point) -> some View {
        WrappedView(self) { PositionNode($0, point, in: $1) }
    }

    /// Shows the view elsewhere; the room it takes stays where it was.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        WrappedView(self) { OffsetNode($0, Point(x: x, y: y), in: $1) }
    }

    public func offset(_ size: Size) -> some View { offset(x: size.width, y: size.height) }

    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        return WrappedView(self) { FixedSizeNode($0, axes, in: $1) }
    }

    public func layoutPriority(_ value: Double) -> some View {
        WrappedView(self) { PriorityNode($0, value, in: $1) }
    }

    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        WrappedView(self) { AspectNode($0, ratio, contentMode, in: $1) }
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// The booth has no safe area: everything may be drawn to the edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// The booth has no safe area: everything may be drawn to the edges.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}
