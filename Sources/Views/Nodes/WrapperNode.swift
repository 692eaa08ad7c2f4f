import Core

/// A node around one other node, by itself without effect.
class WrapperNode: Node {
    final let child: Node

    init(_ child: Node, in context: BuildContext) {
        self.child = child
        super.init(home: child.home, in: context)
    }

    override var priority: Double { child.priority }
    override var isSpacer: Bool { child.isSpacer }

    /// What of a proposal the child is offered.
    func inner(_ proposal: Proposal) -> Proposal { proposal }

    override func measure(_ proposal: Proposal) -> Size { child.size(for: inner(proposal)) }

    /// The child's, for wrappers that leave it where it is.
    override func findBaselines(_ proposal: Proposal) -> Baselines? { child.baselines(for: inner(proposal)) }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        child.place(at: .zero, proposal: inner(proposal), base: corner)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        child.draw(on: canvas, from: frame.origin)
    }
}
