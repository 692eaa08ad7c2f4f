public import Core

extension View {
    /// Keeps these distances around the view, in points; leading and trailing follow the direction of reading. With
    /// negative ones it reaches out of its room. What is no number or infinite is 0.
    public func padding(_ insets: EdgeInsets) -> some View {
        WrappedView(self) { PaddingNode($0, insets, in: $1) }
    }

    /// Without a length the padding is 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Keeps the same distance on all sides, in points. With a negative one the view reaches out of its room; what is
    /// no number or infinite is 0.
    public func padding(_ length: Double) -> some View { padding(EdgeInsets(.all, length)) }

    /// Gives the view a room of this size in points, and offers it that. A length that is not given, is no number or is
    /// infinite is the view's own; negative ones are 0.
    ///
    /// - Parameter alignment: where in it a view of another size lies, by the direction of reading. A larger one sticks
    ///   out and is not cut.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        WrappedView(self) { FrameNode($0, width: width, height: height, alignment: alignment, in: $1) }
    }

    /// Gives the view a room with bounds in points, whose sides are reckoned each by itself.
    ///
    /// With a greatest length the room grows to what is offered, as far as the bound: `.infinity` takes all. With a
    /// least one it shrinks to what is offered, even below the view's own length, and is never less than the bound.
    /// Without either it is the view's own. An ideal length is what the view is offered where its surroundings leave
    /// the choice to it. Negative lengths are 0; what is no number counts as not given, as do infinite least and ideal
    /// ones. Of bounds that contradict each other the greatest holds.
    ///
    /// - Parameter alignment: where in it a view of another size lies, by the direction of reading. A larger one sticks
    ///   out and is not cut.
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

    /// Takes all the room and centres the view on a point of it, in points from the top left corner, not mirrored. A
    /// coordinate that is no number or infinite is 0.
    public func position(_ point: Point) -> some View {
        WrappedView(self) { PositionNode($0, point, in: $1) }
    }

    /// Shows the view elsewhere; the room it takes stays where it was.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        WrappedView(self) { OffsetNode($0, Point(x: x, y: y), in: $1) }
    }

    /// Shows the view elsewhere, by points to the right and down, not mirrored; the room it takes stays where it was.
    public func offset(_ size: Size) -> some View { offset(x: size.width, y: size.height) }

    /// Gives the view its ideal length in these directions, whatever is offered: horizontally, text wraps at line ends
    /// only. It may stick out of its room.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        return WrappedView(self) { FixedSizeNode($0, axes, in: $1) }
    }

    /// When a row or column shares its length, views of higher priority take theirs first; of the others only the least
    /// lengths stay reserved for them. 0 by default, and for what is no number; spacers without a priority come last.
    public func layoutPriority(_ value: Double) -> some View {
        WrappedView(self) { PriorityNode($0, value, in: $1) }
    }

    /// Offers the view the size of these proportions that fits into the room, or covers it. A view that does not follow
    /// what it is offered keeps its size; nothing is cut.
    ///
    /// - Parameter ratio: width by height. `nil`, what is no number and what is infinite stand for the proportions of
    ///   its ideal size; with 0 or less it is offered the room as it is.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        WrappedView(self) { AspectNode($0, ratio, contentMode, in: $1) }
    }

    /// Offers the view the largest size of its own proportions within the room.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Offers the view the smallest size of its own proportions that covers the room. The view takes all of that size;
    /// a frame around it gives it less, and `clipped()` after the frame cuts what sticks out.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// The booth has no safe area: everything may be drawn to the edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// The booth has no safe area: everything may be drawn to the edges.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}
