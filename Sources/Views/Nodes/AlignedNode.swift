import Core

/// A node of a size of its own, in which its child is aligned.
class AlignedNode: WrapperNode {
    private final let alignment: Alignment

    init(_ child: Node, alignment: Alignment, in context: BuildContext) {
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        let inner = inner(proposal)
        guard let baselines = child.baselines(for: inner) else { return nil }
        return baselines.moved(
            down: alignment.origin(of: child.size(for: inner), in: size(for: proposal), direction).y)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let inner = inner(proposal)
        let origin = alignment.origin(of: child.size(for: inner), in: size, direction)
        child.place(at: origin, proposal: inner, base: corner)
    }
}
