import Core

/// The lasting part of something that can be touched: what it does, and how far it is pressed.
@MainActor final class Interaction {
    enum Kind {
        case button
        case gesture
        /// What lies behind a sheet; nobody looks for it by name.
        case backdrop
    }

    private weak var scope: Scope?
    let kind: Kind
    /// What a tap or a long press does.
    var action: @MainActor () -> Void = {}
    var recognition = Recognition.tap
    var isEnabled = true
    /// The interaction that this one was drawn within: what a finger does not mean for this one may be for that.
    weak var enclosing: Interaction?

    private var isPressed = false
    private var changed = Instant.zero
    private var startAmount = 0.0

    /// The look's time for an answer to a touch.
    private static let answerTime = 0.15

    private init(_ kind: Kind, scope: Scope) {
        self.kind = kind
        self.scope = scope
    }

    /// The interaction that this scope remembers.
    static func remembered(by scope: Scope, _ kind: Kind) -> Interaction {
        if let known = scope.memory as? Interaction { return known }
        let made = Interaction(kind, scope: scope)
        scope.memory = made
        return made
    }

    var isAlive: Bool { scope?.isAlive ?? false }

    /// This one and all that it lies within, from the inside out.
    var chain: [Interaction] {
        var chain = [self]
        while let next = chain[chain.count - 1].enclosing { chain.append(next) }
        return chain
    }

    var isTapped: Bool { if case .tap = recognition { true } else { false } }

    var longPress: (duration: Double, distance: Double)? {
        if case .longPress(let duration, let distance) = recognition { (duration, distance) } else { nil }
    }

    /// Whether a finger that stays will have pressed long at some time. A duration that is no number, or endless, never
    /// comes, and is not worth waiting for.
    var awaitsLongPress: Bool { longPress.map { $0.duration < .infinity } ?? false }

    var drag: DragGesture? { if case .drag(let gesture) = recognition { gesture } else { nil } }

    var magnification: MagnificationGesture? {
        if case .magnification(let gesture) = recognition { gesture } else { nil }
    }

    func press(_ isPressed: Bool, at now: Instant) {
        guard isPressed != self.isPressed else { return }
        startAmount = pressAmount(at: now)
        self.isPressed = isPressed
        changed = now
    }

    /// 0 at rest, 1 pressed.
    func pressAmount(at now: Instant) -> Double {
        let goal = isPressed ? 1.0 : 0.0
        return startAmount + (goal - startAmount) * min(1, max(0, (now - changed) / Self.answerTime))
    }

    func isAnswering(at now: Instant) -> Bool {
        startAmount != (isPressed ? 1 : 0) && now - changed < Self.answerTime
    }
}
