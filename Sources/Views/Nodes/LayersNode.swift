import Core

/// Children on top of each other, the last in front.
final class LayersNode: Node {
    private let alignment: Alignment
    private let children: [Node]

    init(_ children: [Node], alignment: Alignment, in context: BuildContext) {
        self.alignment = alignment
        self.children = children
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        var size = Size.zero
        for child in children {
            let childSize = child.size(for: proposal)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        return size
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        for child in children {
            let origin = alignment.origin(of: child.size(for: proposal), in: size, direction)
            child.place(at: origin, proposal: proposal, base: corner)
        }
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        for child in children { child.draw(on: canvas, from: frame.origin) }
    }
}
