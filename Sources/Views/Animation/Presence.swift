import Core

/// How much of a view that comes and goes with a transition is there, remembered by its scope.
@MainActor final class Presence {
    private enum State {
        case new
        case here
        case leaving
        case gone
    }

    /// Whether it is shown apart from what its place lies in, as a sheet is: then it leaves by itself, however that goes.
    let standsAlone: Bool
    private let motion: Motion
    private let arrival: Animation?
    private let departure: Animation?
    private var entrance = Presence.here
    private var exit = Presence.here
    private var state = State.new
    /// What comes is at its place from the first moment, though what it lies in may still grow to make room. What
    /// leaves keeps the last shift.
    private(set) var shift = Point.zero
    private var isSettling: Bool

    private static let here = TransitionLook().vector(.leftToRight, reducesMotion: false)
    /// What arrives takes touches from the first moment, so it is never nothing.
    private static let least = 0.01

    private init(_ motion: Motion, arrival: Animation?, departure: Animation?, standsAlone: Bool) {
        self.motion = motion
        self.standsAlone = standsAlone
        self.arrival = arrival
        self.departure = departure
        isSettling = arrival != nil
    }

    /// The presence that the scope of this context remembers. A view that comes with the tree itself is there at once;
    /// one that comes back while it is leaving goes on from where it is. Without a departure of its own, the view
    /// leaves with the animation of its place.
    static func remembered(
        in context: BuildContext, _ transition: AnyTransition, arrival: Animation?, departure: Animation?,
        standsAlone: Bool = false
    ) -> Presence {
        let presence =
            context.scope.presence
            ?? make(in: context, arrival: arrival, departure: departure, standsAlone: standsAlone)
        context.scope.presence = presence
        let environment = context.environment
        let reducesMotion = environment.accessibilityReduceMotion
        presence.entrance = transition.insertion.vector(environment.layoutDirection, reducesMotion: reducesMotion)
        presence.exit = transition.removal.vector(environment.layoutDirection, reducesMotion: reducesMotion)
        return presence
    }

    private static func make(
        in context: BuildContext, arrival: Animation?, departure: Animation?, standsAlone: Bool
    ) -> Presence {
        let arrival = context.pass.number > 1 ? arrival : nil
        guard let earlier = context.scope.predecessor?.presence, earlier.state == .leaving else {
            return Presence(Motion(), arrival: arrival, departure: departure, standsAlone: standsAlone)
        }
        earlier.state = .gone
        return Presence(earlier.motion, arrival: arrival, departure: departure, standsAlone: standsAlone)
    }

    var isLeaving: Bool { state == .leaving }

    /// The look at this moment; `nil` when nothing is left to be seen.
    func look(at now: Instant) -> TransitionLook? {
        switch state {
        case .new:
            state = .here
            if motion.target == nil, arrival != nil { motion.aim(at: entrance, with: nil, now: now) }
            turn(to: Self.here, with: arrival, now: now)
        case .here: break
        case .leaving:
            guard motion.isRunning(at: now) else {
                state = .gone
                return nil
            }
            return TransitionLook(motion.value(at: now))
        case .gone: return nil
        }
        var look = TransitionLook(motion.value(at: now))
        look.opacity = max(Self.least, look.opacity)
        if abs(look.scale) < Self.least { look.scale = Self.least }
        return look
    }

    /// Told in each drawing how far its surroundings are from their place.
    func settle(_ lag: Point) {
        guard isSettling else { return }
        shift = Point(x: -lag.x, y: -lag.y)
        isSettling = lag != .zero
    }

    func isMoving(at now: Instant) -> Bool { motion.isRunning(at: now) }

    func isArriving(at now: Instant) -> Bool { state == .here && motion.isRunning(at: now) }

    /// Sets out to go; answers whether anything of it will be seen.
    func leave(with animation: Animation?, at now: Instant) -> Bool {
        // What never arrives would be shown, and keep the screen awake, for ever.
        guard state == .here, let animation = departure ?? animation, animation.duration.isFinite else {
            state = .gone
            return false
        }
        turn(to: exit, with: animation, now: now)
        state = motion.isRunning(at: now) && exit != Self.here ? .leaving : .gone
        return state == .leaving
    }

    /// Nothing of it is seen from now on.
    func end() { state = .gone }

    func isGone(at now: Instant) -> Bool { state == .gone || (state == .leaving && !motion.isRunning(at: now)) }

    /// Goes the other way from where it is. A curve that still ran would be added to the new one and carry the view past
    /// its goal when it is the longer one; a spring takes place and speed over by itself.
    private func turn(to goal: MotionVector, with animation: Animation?, now: Instant) {
        if let animation, !animation.isSpring, motion.isRunning(at: now) {
            motion.aim(at: motion.value(at: now), with: nil, now: now)
        }
        motion.aim(at: goal, with: animation, now: now)
    }
}
