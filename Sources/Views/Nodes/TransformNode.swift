import Core

/// Turns and scales what its child draws; the layout does not notice.
final class TransformNode: WrapperNode {
    private let rotation: Double
    private let scaleX: Double
    private let scaleY: Double
    private let anchor: UnitPoint

    /// - Parameters:
    ///   - rotation: clockwise, in radians.
    ///   - scaleX: of widths; negative ones mirror, and so with `scaleY`.
    ///   - anchor: by the direction of reading.
    init(
        _ child: Node, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1, anchor: UnitPoint,
        in context: BuildContext
    ) {
        self.rotation = rotation.isFinite ? rotation : 0
        self.scaleX = scaleX.isFinite ? scaleX.asDistance : 1
        self.scaleY = scaleY.isFinite ? scaleY.asDistance : 1
        self.anchor = UnitPoint(x: anchor.x.asDistance, y: anchor.y.asDistance)
            .read(context.environment.layoutDirection)
        super.init(child, in: context)
    }

    override var fadingLanes: Range<Int> { 0..<0 }

    override func addTargets(to vector: inout MotionVector) {
        vector[MotionVector.firstOwnLane] = rotation
        vector[MotionVector.firstOwnLane + 1] = scaleX
        vector[MotionVector.firstOwnLane + 2] = scaleY
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let lane = MotionVector.firstOwnLane
        let anchor = anchor.point(in: frame)
        canvas.scaled(x: vector[lane + 1], y: vector[lane + 2], anchor: anchor) {
            canvas.transformed(rotation: vector[lane], scale: 1, anchor: anchor) {
                child.draw(on: canvas, from: frame.origin)
            }
        }
    }
}
