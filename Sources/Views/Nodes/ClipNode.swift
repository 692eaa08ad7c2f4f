import Core

/// Cuts what its child draws to a shape.
final class ClipNode: WrapperNode {
    private let shape: any Shape

    init(_ child: Node, _ shape: any Shape, in context: BuildContext) {
        self.shape = shape
        super.init(child, in: context)
    }

    /// The shape's measures: nothing that fades.
    override var fadingLanes: Range<Int> { 0..<0 }

    override func addTargets(to vector: inout MotionVector) {
        for lane in 0..<4 { vector[MotionVector.firstOwnLane + lane] = shape.animatableData[lane] }
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let lane = MotionVector.firstOwnLane
        var shape = shape
        shape.animatableData = SIMD4(vector[lane], vector[lane + 1], vector[lane + 2], vector[lane + 3])
        canvas.clipped(to: shape.outline(in: frame)) { child.draw(on: canvas, from: frame.origin) }
    }
}
