import Core

/// Gives its child the ideal length, whatever is offered.
final class FixedSizeNode: WrapperNode {
    private let axes: Axis.Set

    init(_ child: Node, _ axes: Axis.Set, in context: BuildContext) {
        self.axes = axes
        super.init(child, in: context)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
