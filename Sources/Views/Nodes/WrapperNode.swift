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

    override func measure(_ proposal: Proposal) -> Size { child.size(for: proposal) }

    /// The child's, for wrappers that leave it where it is.
    override func findBaselines(_ proposal: Proposal) -> Baselines? { child.baselines(for: proposal) }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        child.place(at: .zero, proposal: proposal, base: corner)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        child.draw(on: canvas, from: frame.origin)
    }
}
