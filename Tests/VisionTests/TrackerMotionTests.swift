import Core
import Foundation
import Testing
import Vision

@Suite("The tracked box")
struct TrackerMotionTests {
    static let rates = [5.0, 15, 30]
    private static let seeds: ClosedRange<UInt64> = 1...5

    @Test("of a still animal moves less than 0.3 % of the picture's width from frame to frame", arguments: rates)
    func still(_ rate: Double) {
        for jitter in [SimulatedAnimal.Jitter.usual, .strong] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal(jitter: jitter, seed: seed) { _ in SimulatedAnimal.nose }
                    .tracked(detections: rate, seconds: 30)
                #expect(frames.largestStep < 0.003)
            }
        }
    }

    @Test("follows a steady movement less than two frames behind", arguments: rates, [1.0, 1.5, 2])
    func steady(_ rate: Double, _ speed: Double) {
        for jitter in [SimulatedAnimal.Jitter.none, .usual] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal.moving(speed, jitter: jitter, seed: seed)
                    .tracked(detections: rate, seconds: 6).during(3.5...4)
                let widths = speed * SimulatedAnimal.nose.width
                #expect(frames.behind(speed: widths) < 2)
                #expect(frames.ahead(speed: widths) < 2)
            }
        }
    }

    @Test(
        "follows a slow movement, which is no more than jitter at first, within 1.5 % of the picture's width",
        arguments: rates, [0.05, 0.25, 0.5])
    func slow(_ rate: Double, _ speed: Double) {
        for jitter in [SimulatedAnimal.Jitter.none, .usual] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal.moving(speed, jitter: jitter, seed: seed)
                    .tracked(detections: rate, seconds: 6).during(3...4)
                // What happens between two detections cannot be known before the second one.
                let limit = max(0.015, speed * SimulatedAnimal.nose.width / rate)
                for frame in frames { #expect(abs(frame.truth.midX - frame.shown.midX) < limit) }
            }
        }
    }

    @Test(
        "is never two frames behind, nor ahead, when an animal starts and stops suddenly",
        arguments: [15.0, 30], [0.0, 0.5, 1, 1.5])
    func suddenly(_ rate: Double, _ delay: Double) {
        for jitter in [SimulatedAnimal.Jitter.none, .usual, .strong] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal.moving(2, delay: delay / 30, jitter: jitter, seed: seed)
                    .tracked(detections: rate, seconds: 6)
                let widths = 2 * SimulatedAnimal.nose.width
                #expect(frames.behind(speed: widths) < 2)
                #expect(frames.ahead(speed: widths) < 2)
            }
        }
    }

    @Test("catches up at once with the first detection of a sudden movement, at 5 a second too", arguments: rates)
    func firstDetection(_ rate: Double) throws {
        // Frame 90 is the last at rest, and a detection at each rate.
        let frames = SimulatedAnimal.moving(2, jitter: .none).tracked(detections: rate, seconds: 6)
        let interval = Int(30 / rate)
        let first = try #require(frames.dropFirst(90 + interval).first)
        let moved = first.truth.midX - frames[90].truth.midX
        #expect(abs(first.truth.midX - first.shown.midX) < 0.1 * moved)
    }

    @Test("is less than two frames behind in size when an animal comes nearer fast", arguments: rates)
    func nearerFast(_ rate: Double) {
        for jitter in [SimulatedAnimal.Jitter.none, .usual] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal.growing(1.5, jitter: jitter, seed: seed)
                    .tracked(detections: rate, seconds: 6).during(3.5...4)
                #expect(frames.smallerThanTruth / 1.5 * 30 < 2)
            }
        }
    }

    @Test(
        "lags by no more than a ninth in size, or what it has grown since it was seen, when an animal comes nearer",
        arguments: rates, [0.7, 1, 1.5])
    func nearer(_ rate: Double, _ speed: Double) {
        for jitter in [SimulatedAnimal.Jitter.none, .usual] {
            for seed in TrackerMotionTests.seeds {
                let frames = SimulatedAnimal.growing(speed, jitter: jitter, seed: seed)
                    .tracked(detections: rate, seconds: 6)
                #expect(frames.smallerThanTruth < max(0.115, speed / rate))
            }
        }
    }

    @Test("rests again where the animal stopped", arguments: rates)
    func rests(_ rate: Double) throws {
        let frames = SimulatedAnimal.moving(2, jitter: .usual).tracked(detections: rate, seconds: 6)
        let end = try #require(frames.last)
        #expect(abs(end.shown.midX - end.truth.midX) < 0.005)
        #expect(frames.during(5...6).largestStep < 0.003)
    }

    @Test("moves in every frame, also where no detection comes", arguments: rates)
    func everyFrame(_ rate: Double) {
        let frames = SimulatedAnimal.moving(1, jitter: .none).tracked(detections: rate, seconds: 6).during(3.6...4)
        let steps = zip(frames, frames.dropFirst()).map { $1.shown.midX - $0.shown.midX }
        let expected = SimulatedAnimal.nose.width / 30
        for step in steps { #expect(step > 0.4 * expected && step < 1.6 * expected) }
    }
}
