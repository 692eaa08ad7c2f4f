import Core

/// Takes the room it is offered and floats its child over a rectangle of it.
final class AnchoredNode: WrapperNode {
    private let anchor: Rect
    private let bounds: Rect?
    private let spacing: Double
    private let link: AnchorLink

    init(
        _ child: Node, over anchor: Rect, bounds: Rect?, spacing: Double, link: AnchorLink, in context: BuildContext
    ) {
        self.anchor = Rect(
            x: anchor.minX.asDistance, y: anchor.minY.asDistance, width: anchor.width.asLength ?? 0,
            height: anchor.height.asLength ?? 0)
        self.bounds = bounds
        self.spacing = spacing.asDistance
        self.link = link
        super.init(child, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size { proposal.size() }

    /// What floats has no place in a line of text.
    override func findBaselines(_ proposal: Proposal) -> Baselines? { nil }

    /// The bounds, with the node's own length where one of theirs is no number.
    private var room: Rect {
        guard let bounds else { return Rect(origin: .zero, size: size) }
        return Rect(
            x: bounds.minX.asDistance, y: bounds.minY.asDistance, width: bounds.width.asLength ?? size.width,
            height: bounds.height.asLength ?? size.height)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let room = self.room
        let inner = child.size(for: Proposal(room.size))
        let origin = AnchoredPlacement.origin(of: inner, over: anchor, in: room, spacing: spacing)
        link.place(Rect(origin: origin, size: inner), over: anchor)
        child.place(at: origin, proposal: Proposal(room.size), base: corner)
    }
}
