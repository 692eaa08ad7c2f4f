import Core

/// Gives its child the ideal length, whatever is offered.
final class FixedSizeNode: WrapperNode {
    private let axes: Axis.Set

    init(_ child: Node, _ axes: Axis.Set, in context: BuildContext) {
        self.axes = axes
        super.init(child, in: context)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(for: inner(proposal)) }

    override func findBaselines(_ proposal: Proposal) -> Baselines? { child.baselines(for: inner(proposal)) }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        child.place(at: .zero, proposal: inner(proposal), base: corner)
    }
}
