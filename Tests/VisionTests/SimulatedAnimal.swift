import Core
import Glibc
import TestSupport
import Vision

/// An animal that moves along a path, filmed at 30 frames a second and seen with a detector's jitter.
struct SimulatedAnimal {
    /// Standard deviations: of the centre in box sizes, and of the logarithms of size and shape.
    struct Jitter: Sendable {
        var place = 0.0
        var size = 0.0
        var shape = 0.0

        static let none = Jitter()
        // Measured on nine filmed photographs: what is usual among them, and what only two or three reach.
        static let usual = Jitter(place: 0.004, size: 0.012, shape: 0.005)
        static let strong = Jitter(place: 0.010, size: 0.020, shape: 0.010)
    }

    /// One frame: where the animal is, and where the tracker says that it is.
    struct Frame {
        let seconds: Double
        let truth: Rect
        let shown: Rect
    }

    static let rate = 30.0
    static let nose = Rect(x: 0.36, y: 0.28, width: 0.28, height: 0.45)

    var jitter = Jitter.none
    var seed: UInt64 = 1
    let path: (_ seconds: Double) -> Rect

    /// A nose that rests, moves sideways with this many of its widths a second from second 3 to second 4, and rests.
    static func moving(_ speed: Double, delay: Double = 0, jitter: Jitter, seed: UInt64 = 1) -> SimulatedAnimal {
        SimulatedAnimal(jitter: jitter, seed: seed) { (seconds) in
            let moved = speed * min(max(seconds - 3 - delay, 0), 1)
            return nose.offsetBy(dx: (moved - 0.5) * nose.width, dy: 0)
        }
    }

    /// A nose that rests, grows by this share of itself a second from second 3 to second 4, and rests.
    static func growing(_ speed: Double, jitter: Jitter, seed: UInt64 = 1) -> SimulatedAnimal {
        SimulatedAnimal(jitter: jitter, seed: seed) { (seconds) in
            let factor = 0.5 * exp(speed * min(max(seconds - 3, 0), 1))
            let (width, height) = (factor * nose.width, factor * nose.height)
            return Rect(x: nose.midX - width / 2, y: nose.midY - height / 2, width: width, height: height)
        }
    }

    /// Tracks it with so many detections a second; the tracker alone carries the box through the other frames.
    func tracked(detections: Double, seconds: Double) -> [Frame] {
        var tracker = Tracker()
        var generator = SeededGenerator(seed: seed)
        let interval = Int(SimulatedAnimal.rate / detections)
        return (0..<Int(seconds * SimulatedAnimal.rate)).compactMap { (index) in
            let now = Instant(seconds: Double(index) / SimulatedAnimal.rate)
            let truth = path(now.seconds)
            if index.isMultiple(of: interval) {
                let box = jittered(truth, &generator)
                tracker.update([Detection(kind: .dogNose, score: 0.9, box: box)], at: now)
            } else {
                tracker.advance(to: now)
            }
            return tracker.track.map { Frame(seconds: now.seconds, truth: truth, shown: $0.box) }
        }
    }

    private func jittered(_ box: Rect, _ generator: inout SeededGenerator) -> Rect {
        // Box and Muller's transform.
        func normal() -> Double {
            let radius = (-2 * log(Double.random(in: .leastNormalMagnitude...1, using: &generator))).squareRoot()
            return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
        }
        let (size, shape) = (jitter.size * normal(), jitter.shape * normal())
        let (width, height) = (box.width * exp(size + shape), box.height * exp(size - shape))
        let center = Point(
            x: box.midX + jitter.place * box.width * normal(), y: box.midY + jitter.place * box.height * normal())
        return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}

extension [SimulatedAnimal.Frame] {
    /// The largest step from one frame to the next of what a guide hangs on, in picture widths of a 16:9 picture: the
    /// box's middle, and its upper and lower edge.
    var largestStep: Double {
        zip(self, dropFirst()).map { (before, after) in
            let (old, new) = (before.shown, after.shown)
            return Swift.max(
                abs(new.midX - old.midX), abs(new.minY - old.minY) * 9 / 16, abs(new.maxY - old.maxY) * 9 / 16)
        }.max() ?? .infinity
    }

    /// How many frames the box is behind the animal at most, when it moves to the right at this speed in picture widths a
    /// second; negative when it is ahead all the time.
    func behind(speed: Double) -> Double {
        map { ($0.truth.midX - $0.shown.midX) / speed * SimulatedAnimal.rate }.max() ?? .infinity
    }

    /// The same for how many frames it is ahead.
    func ahead(speed: Double) -> Double {
        map { ($0.shown.midX - $0.truth.midX) / speed * SimulatedAnimal.rate }.max() ?? .infinity
    }

    /// The logarithm by which the box is too narrow at most.
    var smallerThanTruth: Double { map { log($0.truth.width / $0.shown.width) }.max() ?? .infinity }

    func during(_ seconds: ClosedRange<Double>) -> [SimulatedAnimal.Frame] { filter { seconds.contains($0.seconds) } }
}
