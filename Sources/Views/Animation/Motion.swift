import Core

/// Where a node is shown on its way to where it belongs.
@MainActor final class Motion {
    private var target: MotionVector?
    private var start = Instant.zero
    private var distance = MotionVector.zero
    private var velocity = MotionVector.zero
    private var animation: Animation?

    init() {}

    /// Sets where to go. Without an animation the node is there at once; with one it sets out from where it is shown
    /// now, with the speed it has now. The same target again changes nothing, so a running animation goes on.
    func aim(at newTarget: MotionVector, with newAnimation: Animation?, now: Instant) {
        guard let target, target != newTarget else {
            if target == nil { target = newTarget }
            return
        }
        if let newAnimation, newAnimation.duration > 0 {
            let step = animation?.step(at: now - start)
            let shown = step.map { target + distance * $0.position + velocity * $0.drift } ?? target
            velocity = step.map { distance * $0.positionSpeed + velocity * $0.driftSpeed } ?? .zero
            distance = shown - newTarget
            start = now
        }
        animation = newAnimation
        self.target = newTarget
    }

    /// What to show at this moment; `.zero` before the first target.
    func value(at now: Instant) -> MotionVector {
        guard let target else { return .zero }
        guard let animation, let step = animation.step(at: now - start) else { return target }
        return target + distance * step.position + velocity * step.drift
    }

    func isRunning(at now: Instant) -> Bool { animation.map { $0.step(at: now - start) != nil } ?? false }
}
