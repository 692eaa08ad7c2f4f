import Core
import Testing

@testable import Views

@MainActor @Suite("Curves and motions")
struct MotionTests {
    private func near(_ value: Double?, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
        value.map { abs($0 - expected) < tolerance } ?? false
    }

    private func vector(_ first: Double, _ second: Double = 0) -> MotionVector {
        var vector = MotionVector.zero
        (vector[0], vector[1]) = (first, second)
        return vector
    }

    @Test(
        "curves begin at nothing, end at all, and never go back",
        arguments: [
            Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(1, 0, 0, 1), .timingCurve(0, 1, 1, 0),
        ])
    func curves(_ animation: Animation) {
        let places = stride(from: 0.0, to: 0.35, by: 0.001).compactMap { animation.step(at: $0)?.position }
        #expect(places.count >= 349)
        #expect(near(places.first, 1, 1e-6))
        #expect(near(places.last, 0, 0.15))
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 1e-7 })
        #expect(animation.step(at: 0.35) == nil)
    }

    @Test(
        "what would never arrive is there at once",
        arguments: [
            Animation.linear.speed(0), .easeIn.speed(-1), .linear.speed(.nan), .linear(duration: .infinity),
            .linear(duration: .nan), .linear.delay(.infinity),
        ])
    func neverThere(_ animation: Animation) {
        #expect(animation.step(at: 0) == nil)
        #expect(animation.step(at: 1e6) == nil)
    }

    @Test("a spring keeps its speed when it is sent elsewhere")
    func springVelocity() {
        let motion = Motion()
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
        var target = MotionVector.zero
        motion.aim(at: target, with: nil, now: .zero)
        target[0] = 100
        motion.aim(at: target, with: spring, now: .zero)
        let turn = Instant(seconds: 0.1)
        let speed = (motion.value(at: turn + 0.0001)[0] - motion.value(at: turn + -0.0001)[0]) / 0.0002
        let place = motion.value(at: turn)[0]
        target[0] = -100
        motion.aim(at: target, with: spring, now: turn)
        let later = motion.value(at: turn + 0.0001)[0]
        #expect(near(motion.value(at: turn)[0], place))
        #expect(near((later - place) / 0.0001, speed, 5))
    }

    @Test(
        "a spring with little damping swings over, and one without swing does not",
        arguments: [(0.4, true), (1, false), (1.5, false)])
    func springs(damping: Double, swingsOver: Bool) {
        let spring = Animation.spring(response: 0.4, dampingFraction: damping)
        let steps = stride(from: 0.0, to: spring.duration, by: 0.005).compactMap { spring.step(at: $0)?.position }
        #expect(steps.contains { $0 < -0.01 } == swingsOver)
        #expect(near(spring.step(at: 0)?.position, 1))
        #expect(abs(steps.last ?? 1) < 0.001)
    }

    @Test("a lane that jumps is there at once, and the others go on")
    func lanes() {
        let motion = Motion()
        motion.aim(at: vector(0), with: nil, now: .zero)
        motion.aim(at: vector(100, 100), with: .linear(duration: 1), now: .zero)
        motion.aim(at: vector(100, 7), with: nil, now: Instant(seconds: 0.5))
        #expect(motion.value(at: Instant(seconds: 0.5)) == vector(50, 7))
        #expect(motion.value(at: Instant(seconds: 1)) == vector(100, 7))
    }

    @Test(
        "a spring with a blend duration, of which the compiler warns, is the same without one", arguments: [0, 0.25, 9])
    @available(*, deprecated)
    func blend(duration: Double) {
        let blended = Animation.spring(response: 0.4, dampingFraction: 0.7, blendDuration: duration)
        #expect(blended == .spring(response: 0.4, dampingFraction: 0.7))
        #expect(Animation.spring(blendDuration: duration) == .spring())
    }

    @Test("many targets in a short time stay continuous")
    func many() {
        let motion = Motion()
        motion.aim(at: vector(0), with: nil, now: .zero)
        for step in 1...200 {
            let now = Instant(seconds: Double(step) / 1000)
            let before = motion.value(at: now)[0]
            motion.aim(at: vector(Double(step % 7) * 10), with: .easeInOut(duration: 1), now: now)
            #expect(near(motion.value(at: now)[0], before, 1e-6))
        }
        #expect(motion.value(at: Instant(seconds: 2)) == vector(Double(200 % 7) * 10))
        #expect(!motion.isRunning(at: Instant(seconds: 2)))
    }
}
