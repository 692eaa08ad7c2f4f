import Core

/// Blurs the moving pictures that its child draws. Of several around each other the greatest radius counts.
final class BlurNode: WrapperNode {
    private let radius: Double

    /// - Parameter radius: in points.
    init(_ child: Node, radius: Double, in context: BuildContext) {
        self.radius = radius.asLength ?? 0
        super.init(child, in: context)
    }

    override var fadingLanes: Range<Int> { 0..<0 }

    override func addTargets(to vector: inout MotionVector) { vector[MotionVector.firstOwnLane] = radius }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let outer = canvas.blurRadius
        canvas.blurRadius = max(outer, vector[MotionVector.firstOwnLane])
        child.draw(on: canvas, from: frame.origin)
        canvas.blurRadius = outer
    }
}
