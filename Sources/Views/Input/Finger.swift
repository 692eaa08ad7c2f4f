import Core

/// A finger that is down, and all that it may still become.
@MainActor struct Finger {
    let id: Int64
    let start: Point
    let began: Instant
    var point: Point
    /// What acts when the finger is lifted.
    var tap: Interaction?
    /// What acts when the finger has stayed long enough.
    var press: Interaction?
    var drag: Drag?
    /// What a second finger would pinch.
    var pinch: Interaction?

    /// A finger that came down on this.
    init(_ id: Int64, at point: Point, _ now: Instant, on hit: Interaction, in field: TouchField) {
        self.init(id, at: point, now)
        let chain = hit.chain
        // Holding a button is a slow tap, whatever lies around the button: many people press so.
        let held = chain.firstIndex { $0.kind != .gesture }.map { chain[...$0] } ?? chain[...]
        tap = chain.first { $0.isTapped }
        press = held.first { $0.awaitsLongPress }
        pinch = chain.first { $0.magnification != nil }
        if let index = chain.firstIndex(where: { $0.drag != nil }) {
            let isOnButton = chain[..<index].contains { $0.kind == .button }
            drag = Drag(chain[index], from: point, least: isOnButton ? TouchField.slack : 0, in: field)
        }
        if tap?.isEnabled == false { tap = nil }
        if press?.isEnabled == false { press = nil }
        if pinch?.isEnabled == false { pinch = nil }
        if drag?.interaction.isEnabled == false { drag = nil }
    }

    /// A finger that is left over from a pinch: it can only be joined by another one again.
    init(_ id: Int64, at point: Point, _ now: Instant, pinching interaction: Interaction) {
        self.init(id, at: point, now)
        pinch = interaction
    }

    private init(_ id: Int64, at point: Point, _ now: Instant) {
        self.id = id
        start = point
        began = now
        self.point = point
    }

    /// Whether anything may still come of it.
    var isOfUse: Bool { tap != nil || press != nil || drag != nil || pinch != nil }
}
