import Core

/// Where a node is shown on its way to where it belongs.
///
/// What is shown is the target plus what is left of each journey towards it. A new curve is added to those that still
/// run, so that a target which moves all the time is followed smoothly; a spring takes over place and speed.
@MainActor final class Motion {
    private struct Journey {
        var distance: MotionVector
        var velocity = MotionVector.zero
        let start: Instant
        let animation: Animation

        func step(at now: Instant) -> MotionStep? { animation.step(at: now - start) }

        var isNothing: Bool { distance == .zero && velocity == .zero }
    }

    /// Where it goes; `nil` before the first one.
    private(set) var target: MotionVector?
    private var journeys: [Journey] = []

    /// Enough for a target that moves with every picture of the screen; more are joined to the newest.
    private static let journeyLimit = 24

    init() {}

    /// Sets where to go. Lanes that change with an animation set out from where they are shown now, lanes that change
    /// without one are there at once, and lanes that stay as they are go on.
    func aim(at newTarget: MotionVector, with animation: Animation?, now: Instant) {
        guard let target, target != newTarget else {
            if target == nil { target = newTarget }
            return
        }
        self.target = newTarget
        let isChanged = target .!= newTarget
        journeys.removeAll { $0.step(at: now) == nil }
        if let animation, animation.duration > 0 {
            var journey = Journey(distance: target - newTarget, start: now, animation: animation)
            for index in journeys.indices where animation.isSpring || journeys[index].animation.isEndless {
                let earlier = journeys[index]
                guard let step = earlier.step(at: now) else { continue }
                let left = earlier.distance * step.position + earlier.velocity * step.drift
                journey.distance += left.replacing(with: 0, where: .!isChanged)
                let speed = earlier.distance * step.positionSpeed + earlier.velocity * step.driftSpeed
                if animation.isSpring { journey.velocity += speed.replacing(with: 0, where: .!isChanged) }
                stop(index, where: isChanged)
            }
            if journeys.count == Self.journeyLimit, let step = journeys[0].step(at: now) {
                journey.distance += journeys[0].distance * step.position + journeys[0].velocity * step.drift
                journeys.removeFirst()
            }
            journeys.append(journey)
        } else {
            for index in journeys.indices { stop(index, where: isChanged) }
        }
        journeys.removeAll(where: \.isNothing)
    }

    /// What to show at this moment; `.zero` before the first target.
    func value(at now: Instant) -> MotionVector {
        guard var shown = target else { return .zero }
        for journey in journeys {
            guard let step = journey.step(at: now) else { continue }
            shown += journey.distance * step.position + journey.velocity * step.drift
        }
        return shown
    }

    func isRunning(at now: Instant) -> Bool { journeys.contains { $0.step(at: now) != nil } }

    /// Seconds until it is worth another picture; `nil` when it has arrived.
    func interval(at now: Instant) -> Double? {
        journeys.lazy.filter { $0.step(at: now) != nil }.map(\.animation.interval).min()
    }

    private func stop(_ index: Int, where lanes: SIMDMask<MotionVector.MaskStorage>) {
        journeys[index].distance.replace(with: 0, where: lanes)
        journeys[index].velocity.replace(with: 0, where: lanes)
    }
}
