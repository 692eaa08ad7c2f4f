import Core

/// Turns and scales what its child draws; the layout does not notice.
final class TransformNode: WrapperNode {
    private let rotation: Double
    private let scale: Double
    private let anchor: UnitPoint

    init(_ child: Node, rotation: Double = 0, scale: Double = 1, anchor: UnitPoint, in context: BuildContext) {
        self.rotation = rotation.isFinite ? rotation : 0
        self.scale = scale.isFinite ? scale.asDistance : 1
        self.anchor = UnitPoint(x: anchor.x.asDistance, y: anchor.y.asDistance)
        super.init(child, in: context)
    }

    override func addTargets(to vector: inout MotionVector) {
        vector[MotionVector.firstOwnLane] = rotation
        vector[MotionVector.firstOwnLane + 1] = scale
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let lane = MotionVector.firstOwnLane
        canvas.transformed(rotation: vector[lane], scale: vector[lane + 1], anchor: anchor.point(in: frame)) {
            child.draw(on: canvas, from: frame.origin)
        }
    }
}
