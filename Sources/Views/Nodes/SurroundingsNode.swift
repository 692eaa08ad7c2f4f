import Core

/// Changes what surrounds its child while the child draws: blur, touches, the label.
final class SurroundingsNode: WrapperNode {
    typealias Change = @MainActor (Canvas) -> @MainActor () -> Void

    private let change: Change

    /// `change` gives back what undoes it.
    init(_ child: Node, in context: BuildContext, change: @escaping Change) {
        self.change = change
        super.init(child, in: context)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let undo = change(canvas)
        child.draw(on: canvas, from: frame.origin)
        undo()
    }
}
