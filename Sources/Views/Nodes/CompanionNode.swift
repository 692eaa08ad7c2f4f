import Core

/// Draws a second node behind or before its child, in the child's size.
final class CompanionNode: WrapperNode {
    private let companion: Node
    private let isBehind: Bool
    private let alignment: Alignment

    init(_ child: Node, _ companion: Node, isBehind: Bool, alignment: Alignment, in context: BuildContext) {
        self.companion = companion
        self.isBehind = isBehind
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        super.arrange(proposal, at: corner)
        let room = Proposal(size)
        let inner = companion.size(for: room)
        var origin = alignment.origin(of: inner, in: size, direction)
        if alignment.vertical.isOfText {
            let guide = alignment.vertical.guide(height: size.height, child.baselines(for: proposal))
            origin.y = guide - alignment.vertical.guide(height: inner.height, companion.baselines(for: room))
        }
        companion.place(at: origin, proposal: room, base: corner)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        if isBehind { companion.draw(on: canvas, from: frame.origin) }
        child.draw(on: canvas, from: frame.origin)
        if !isBehind { companion.draw(on: canvas, from: frame.origin) }
    }
}
