import Core

/// All that is on the screen: the tree, and the sheets above it.
final class ScreenNode: Node {
    private let children: [Node]

    init(_ children: [Node], in context: BuildContext) {
        self.children = children
        super.init(home: context.scope, in: context)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        for child in children { child.draw(on: canvas, from: .zero) }
    }
}
