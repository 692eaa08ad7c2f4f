import Core

/// Shows its child elsewhere without moving anything in the layout.
final class OffsetNode: WrapperNode {
    private let offset: Point

    init(_ child: Node, _ offset: Point, in context: BuildContext) {
        self.offset = Point(x: offset.x.asDistance, y: offset.y.asDistance)
        super.init(child, in: context)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        child.place(at: offset, proposal: proposal, base: corner)
    }
}
