/// How something gets from where it is shown to where it belongs: a curve and a time in seconds.
public struct Animation: Hashable, Sendable {
    var curve: AnimationCurve
    /// Of one run, without delay.
    var length: Double
    var delayLength = 0.0
    var pace = 1.0
    var runs = 1.0
    var autoreverses = false
    /// Seconds between two pictures that are drawn for its sake.
    var interval = 0.0

    init(_ curve: AnimationCurve, _ length: Double) {
        self.curve = curve
        self.length = length
    }

    /// `easeInOut` of 0.35 seconds.
    public static let `default` = easeInOut
    /// The same speed throughout, for 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// Sets out slowly; 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// Arrives slowly; 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// Sets out and arrives slowly; 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// A spring with a response of 0.5 seconds that hardly swings over (a damping of 0.825).
    public static let spring = spring()

    /// The same speed throughout. One run takes `duration` seconds; 0 or less is there at once.
    public static func linear(duration: Double) -> Animation {
        Animation(.linear, duration)
    }

    /// Sets out slowly. One run takes `duration` seconds; 0 or less is there at once.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1), duration)
    }

    /// Arrives slowly. One run takes `duration` seconds; 0 or less is there at once.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1), duration)
    }

    /// Sets out and arrives slowly. One run takes `duration` seconds; 0 or less is there at once.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), duration)
    }

    /// A curve by the two control points of a cubic Bézier from (0, 0) to (1, 1).
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration)
    }

    /// A spring: `response` is the time of one undamped swing, `dampingFraction` 1 comes to rest without swinging over.
    ///
    /// Another spring takes over place and speed at once; there is no time over which the one becomes the other.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation {
        let curve = AnimationCurve.spring(response: max(response, 1e-3), damping: max(dampingFraction, 0.05))
        return Animation(curve, curve.settlingTime)
    }

    /// For code that was written for other kits.
    @available(*, deprecated, message: "Springs do not blend: the next one takes over place and speed at once.")
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Waits so long before the first run, in seconds that `speed` shortens too; calls add up. Less than 0 begins on
    /// the way.
    public func delay(_ seconds: Double) -> Animation {
        var copy = self
        copy.delayLength += seconds
        return copy
    }

    /// Takes the time divided by this factor, delay and all; calls multiply. At 0 and below it is there at once: what
    /// never arrives would be drawn all night.
    public func speed(_ factor: Double) -> Animation {
        var copy = self
        copy.pace *= factor
        return copy
    }

    /// Runs so many times, at least once, after one delay. Every second run goes back unless `autoreverses` is false;
    /// after an even number of such runs it jumps to its goal.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.runs = Double(max(1, count))
        copy.autoreverses = autoreverses
        return copy
    }

    /// Runs until the goal is another one or the view has gone. Every second run goes back unless `autoreverses` is
    /// false. A view does not leave with it, but goes at once.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.runs = .infinity
        copy.autoreverses = autoreverses
        return copy
    }

    /// Is not worth a picture of its own oftener than this, in seconds; 0 is every picture of the screen, and less or no
    /// number counts as 0. Where something else is drawn meanwhile it has moved on too: what follows a camera's picture
    /// moves with those pictures, and costs no others between them.
    public func minimumInterval(_ seconds: Double) -> Animation {
        var copy = self
        copy.interval = seconds > 0 ? min(seconds, 1) : 0
        return copy
    }

    var isEndless: Bool { runs == .infinity }

    var isSpring: Bool {
        if case .spring = curve { return true }
        return false
    }

    /// From the start to rest, in seconds.
    var duration: Double { (delayLength + length * runs) / pace }

    /// The state of the motion this many seconds after its start; `nil` when it has arrived.
    func step(at elapsed: Double) -> MotionStep? {
        guard pace > 0, length > 0, length.isFinite, delayLength.isFinite else { return nil }
        let time = elapsed * pace - delayLength
        guard time < length * runs else { return nil }
        guard time > 0 else { return MotionStep(position: 1, drift: 0, positionSpeed: 0, driftSpeed: 0) }
        let run = (time / length).rounded(.down)
        let isBackward = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        let inRun = time - run * length
        var step = curve.step(at: isBackward ? length - inRun : inRun, of: length)
        let sense = isBackward ? -pace : pace
        step.positionSpeed *= sense
        step.driftSpeed *= sense
        return step
    }
}
