import Core

/// A panel of paper in the middle of the screen; everything behind it is dimmed and out of reach.
final class SheetNode: WrapperNode {
    private let presence: Presence
    private let scrim: Interaction
    private let dismiss: @MainActor () -> Void
    private let unit: Double

    private static let dimming = Color.black.opacity(0.45)

    init(
        _ child: Node, _ presence: Presence, _ scrim: Interaction, _ dismiss: @escaping @MainActor () -> Void,
        in context: BuildContext
    ) {
        self.presence = presence
        self.scrim = scrim
        self.dismiss = dismiss
        unit = context.environment.unit
        scrim.action = dismiss
        super.init(child, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size { proposal.size(orIdeal: 0) }

    /// Safe margins of the look, and no wider than a line can be read.
    private func room(_ proposal: Proposal) -> Proposal {
        let size = proposal.size(orIdeal: 0)
        return Proposal(width: max(0, min(size.width - 4 * unit, 80 * unit)), height: max(0, size.height - 4 * unit))
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let room = room(proposal)
        let origin = Alignment.center.origin(of: child.size(for: room), in: size, direction)
        child.place(at: origin, proposal: room, base: corner)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        canvas.beginModal()
        canvas.append(key: KeyAction(key: "Escape", action: dismiss))
        // The second half of a double tap on what opened the sheet must not close it.
        scrim.isEnabled = !presence.isArriving(at: canvas.now)
        canvas.target(scrim, in: frame) { canvas.append(.fill(.rectangle(frame), Self.dimming)) }
        let panel = Rect(
            origin: Point(x: frame.minX + child.origin.x, y: frame.minY + child.origin.y), size: child.size)
        canvas.cover(panel)
        canvas.clipped(to: panel, cornerRadius: 1.5 * unit) {
            canvas.append(.fill(.rectangle(panel), .paper))
            child.draw(on: canvas, from: frame.origin)
        }
    }
}
