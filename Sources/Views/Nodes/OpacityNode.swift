import Core

/// Shows its child more or less transparent; without any opacity it is not there for touches either.
final class OpacityNode: WrapperNode {
    private let opacity: Double

    init(_ child: Node, _ opacity: Double, in context: BuildContext) {
        self.opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
        super.init(child, in: context)
    }

    override func addTargets(to vector: inout MotionVector) { vector[MotionVector.firstOwnLane] = opacity }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let shown = min(1, max(0, vector[MotionVector.firstOwnLane]))
        canvas.faded(shown) { child.draw(on: canvas, from: frame.origin) }
    }
}
