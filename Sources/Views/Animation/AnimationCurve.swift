import Glibc

/// The course of an animation over time.
enum AnimationCurve: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case spring(response: Double, damping: Double)

    func step(at time: Double, of length: Double) -> MotionStep {
        switch self {
        case .linear:
            return MotionStep(position: 1 - time / length, positionSpeed: -1 / length)
        case .bezier(let x1, let y1, let x2, let y2):
            let x = time / length
            let parameter = Self.parameter(x1, x2, at: x)
            let run = Self.slope(x1, x2, parameter)
            let speed = run > 1e-6 ? Self.slope(y1, y2, parameter) / run / length : 0
            return MotionStep(position: 1 - Self.bezier(y1, y2, parameter), positionSpeed: -speed)
        case .spring(let response, let damping):
            return Self.spring(frequency: 2 * Double.pi / response, damping: damping, at: time)
        }
    }

    /// When a spring has come within a ten-thousandth of its way.
    var settlingTime: Double {
        guard case .spring(let response, let damping) = self else { return 0 }
        let frequency = 2 * Double.pi / response
        if damping < 0.999 { return 9.3 / (damping * frequency) }
        let slowest = damping - (max(0, damping * damping - 1)).squareRoot()
        return 11.8 / (slowest * frequency)
    }

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The parameter whose x is the elapsed fraction, by Newton's method, kept between bounds that halve where it
    /// would leave them. x grows with the parameter, so there is one.
    private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
        var (low, high, guess) = (0.0, 1.0, x)
        for _ in 0..<30 {
            let error = bezier(x1, x2, guess) - x
            if abs(error) < 1e-9 { break }
            if error < 0 { low = guess } else { high = guess }
            let next = guess - error / slope(x1, x2, guess)
            guess = next > low && next < high ? next : (low + high) / 2
        }
        return guess
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }

    /// The damped harmonic oscillator x″ + 2ζω x′ + ω² x = 0, as the response to a distance and to a start velocity.
    private static func spring(frequency w: Double, damping z: Double, at t: Double) -> MotionStep {
        if abs(z - 1) < 1e-3 {
            let e = exp(-w * t)
            return MotionStep(
                position: e * (1 + w * t), drift: e * t, positionSpeed: -e * w * w * t, driftSpeed: e * (1 - w * t))
        }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let (e, c, s) = (exp(-z * w * t), cos(swing * t), sin(swing * t))
            return MotionStep(
                position: e * (c + z * w / swing * s), drift: e * s / swing,
                positionSpeed: -e * s * w * w / swing, driftSpeed: e * (c - z * w / swing * s))
        }
        let root = (z * z - 1).squareRoot()
        let (r1, r2) = (-w * (z - root), -w * (z + root))
        let (e1, e2, gap) = (exp(r1 * t), exp(r2 * t), r1 - r2)
        return MotionStep(
            position: (r1 * e2 - r2 * e1) / gap, drift: (e1 - e2) / gap,
            positionSpeed: r1 * r2 * (e2 - e1) / gap, driftSpeed: (r1 * e1 - r2 * e2) / gap)
    }
}
