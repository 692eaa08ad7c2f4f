import Core

/// Takes the room it is offered and centres its child on a point of it.
final class PositionNode: WrapperNode {
    private let center: Point

    init(_ child: Node, _ center: Point, in context: BuildContext) {
        self.center = Point(x: center.x.asDistance, y: center.y.asDistance)
        super.init(child, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        let inner = child.size(for: proposal)
        return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        child.baselines(for: proposal)?.moved(down: center.y - child.size(for: proposal).height / 2)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let inner = child.size(for: proposal)
        let origin = Point(x: center.x - inner.width / 2, y: center.y - inner.height / 2)
        child.place(at: origin, proposal: proposal, base: corner)
    }
}
