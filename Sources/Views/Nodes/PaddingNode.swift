import Core

/// Keeps a distance around its child.
final class PaddingNode: WrapperNode {
    private let insets: EdgeInsets

    init(_ child: Node, _ insets: EdgeInsets, in context: BuildContext) {
        self.insets = EdgeInsets(
            top: insets.top.asDistance, leading: insets.leading.asDistance, bottom: insets.bottom.asDistance,
            trailing: insets.trailing.asDistance)
        super.init(child, in: context)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        proposal.insetBy(width: insets.horizontal, height: insets.vertical)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let inner = child.size(for: inner(proposal))
        return Size(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        child.baselines(for: inner(proposal))?.moved(down: insets.top)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        child.place(at: Point(x: left, y: insets.top), proposal: inner(proposal), base: corner)
    }
}
