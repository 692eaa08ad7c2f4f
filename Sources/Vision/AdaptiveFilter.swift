import Glibc

/// Follows one number that is measured now and then and jitters: calm while it rests, there at once when it moves.
///
/// The idea is that of the one-euro filter (Casiez, Roussel, Vogel: "1€ Filter", CHI 2012), a low-pass with
/// α = 1 / (1 + 1 / (2π·f·Δt)) whose cut-off rises with the speed, f = f_min + β·|ẋ|. Two things are different here:
/// - It has a trend (Holt 1957), so that steady movement is followed without the one-euro filter's lag of 1 / (2π·f).
///   Calm, both gains come from one memory, critically damped: g = 1 − θ² and h = (1 − θ)² with θ = e^(−Δt / memory)
///   (the fading-memory filter; Zarchan and Musoff, Fundamentals of Kalman Filtering).
/// - What opens it is not the speed but the surprise, the measured value less the predicted one in units of the number's
///   own jitter. A speed of jittering values grows with their rate; a surprise is the same at 5 and at 30 a second.
struct AdaptiveFilter: Equatable, Sendable {
    /// Seconds that a resting number remembers. Longer, and a slow drift lags; shorter, and the guide trembles.
    static let memory = 1.0
    /// The surprise at which the filter is half open. Jitter alone hardly ever reaches it; a nose that moves by its
    /// own width in half a second exceeds it with the first detection at 15 a second.
    static let opening = 5.5
    /// How fast it opens around there: at three quarters of the surprise a tenth, at four thirds nine tenths.
    static let steepness = 8.0
    /// Share of a full surprise that goes into the speed: less is late, more carries on what was one wrong detection.
    static let speedGain = 0.6
    /// Seconds over which surprises are averaged: a slow movement is many small ones to the same side.
    static let persistence = 0.12
    /// Seconds over which a correction that is no surprise is eased in, or a guide would twitch at 5 detections a second.
    static let easing = 0.1
    /// Seconds over which the jitter is learnt.
    static let learning = 2.0
    /// A surprise counts no more than so many jitters in what is learnt, and one that opens the filter hardly at all:
    /// movement is not jitter.
    static let largestLearnt = 3.0
    /// The number is carried on for so long without being measured, then rests: the interval at 5 detections a second.
    static let glide = 0.2

    /// The best estimate at the last measurement.
    private var value: Double
    /// A second.
    private var speed = 0.0
    /// What is not eased in yet: shown less estimated.
    private var offset = 0.0
    private var meanSurprise = 0.0
    private var jitter: Double
    private let bounds: ClosedRange<Double>

    init(_ value: Double, jitter: Jitter) {
        self.value = value
        self.jitter = jitter.expected
        bounds = jitter.bounds
    }

    /// The number some seconds after the last measurement.
    func value(after elapsed: Double) -> Double {
        predicted(after: elapsed) + offset * exp(-elapsed / AdaptiveFilter.easing)
    }

    /// Takes in a measurement.
    ///
    /// - Parameters:
    ///   - elapsed: seconds since the one before, more than 0.
    ///   - unit: what the jitter is a share of, in the number's own unit.
    mutating func update(_ measured: Double, after elapsed: Double, unit: Double) {
        precondition(elapsed > 0 && unit > 0)
        let (predicted, shown) = (predicted(after: elapsed), value(after: elapsed))
        let surprise = measured - predicted
        let openness = openness(to: surprise, after: elapsed, unit: unit)
        let theta = exp(-elapsed / AdaptiveFilter.memory)
        func mix(_ calm: Double, _ open: Double) -> Double { calm + (open - calm) * openness }
        value = predicted + mix(1 - theta * theta, 1) * surprise
        let calm = (1 - theta) * (1 - theta)
        if surprise * speed < 0, abs(surprise) < 4 * abs(speed) * elapsed {
            // What is braked comes to rest and does not turn round: a wrong detection would throw the box to and fro.
            let brake = mix(calm, 1) * abs(surprise) / elapsed
            speed -= min(max(speed, -brake), brake)
        } else {
            speed += mix(calm, AdaptiveFilter.speedGain) * surprise / elapsed
        }
        offset = (shown - value) * (1 - openness * openness)
        meanSurprise *= 1 - openness
        learn(surprise / unit, share: (1 - openness) * (1 - exp(-elapsed / AdaptiveFilter.learning)))
    }

    private func predicted(after elapsed: Double) -> Double { value + speed * min(elapsed, AdaptiveFilter.glide) }

    /// 0 for jitter, 1 for movement.
    private mutating func openness(to surprise: Double, after elapsed: Double, unit: Double) -> Double {
        let weight = 1 - exp(-elapsed / AdaptiveFilter.persistence)
        meanSurprise += (surprise - meanSurprise) * weight
        // An average of independent surprises is smaller than they are by this factor.
        let lasting = abs(meanSurprise) * ((2 - weight) / weight).squareRoot()
        let ratio = max(abs(surprise), lasting) / (jitter * unit * AdaptiveFilter.opening)
        return 1 / (1 + pow(ratio, -AdaptiveFilter.steepness))
    }

    private mutating func learn(_ surprise: Double, share: Double) {
        let counted = min(abs(surprise), AdaptiveFilter.largestLearnt * jitter)
        let variance = jitter * jitter + (counted * counted - jitter * jitter) * share
        jitter = min(max(variance.squareRoot(), bounds.lowerBound), bounds.upperBound)
    }
}
