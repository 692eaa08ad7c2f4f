import Core

/// Fades its child in when it appears, and leaves its last picture behind to fade out when it goes.
final class PresenceNode: WrapperNode {
    private let presence: Presence

    init(_ child: Node, _ presence: Presence, in context: BuildContext) {
        self.presence = presence
        super.init(child, in: context)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let opacity = presence.opacity(at: canvas.now)
        if presence.isArriving(at: canvas.now) { canvas.willMove() }
        let start = canvas.commandCount
        canvas.faded(opacity) { child.draw(on: canvas, from: frame.origin) }
        presence.commands = start..<canvas.commandCount
    }
}
