import Core

/// Shows its child as far as it has come or gone. When it has left the tree it is drawn on, at its old place, until
/// nothing of it is left.
final class PresenceNode: WrapperNode {
    private let presence: Presence

    init(_ child: Node, _ presence: Presence, in context: BuildContext) {
        self.presence = presence
        super.init(child, in: context)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        guard let look = presence.look(at: canvas.now) else { return }
        guard presence.isLeaving else {
            if canvas.drawsTree { presence.settle(surroundingLag) }
            return show(look, frame, on: canvas)
        }
        canvas.leaving { show(look, frame, on: canvas) }
    }

    private func show(_ look: TransitionLook, _ frame: Rect, on canvas: Canvas) {
        if presence.isMoving(at: canvas.now) { canvas.willMove() }
        let place = Point(x: frame.minX + presence.shift.x, y: frame.minY + presence.shift.y)
        let moved = look.moved(Rect(origin: place, size: frame.size))
        canvas.faded(look.opacity) {
            canvas.transformed(rotation: 0, scale: look.scale, anchor: moved.center) {
                child.draw(on: canvas, from: moved.origin)
            }
        }
    }
}
