import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// Frames a second of the whole engine on a 720p clip, detecting on every second frame.
enum ReplayBenchmark: Benchmark {
    static let name = "replay"

    static func run(in _: String) throws -> [Measurement] {
        let detector = try PetDetector.load(from: .find(), threads: 2)
        // A cat while a dog is asked for: nothing is accepted, so that the clip runs to its end.
        let description = try SourceDescription("replay:" + AssetFolder.find().file("demo/cat.mjpeg"))
        var run = ReplayRun(
            source: try description.open(pool: FramePool(capacity: 24)), detector: detector,
            limits: try QualityLimits.load(from: .find()),
            configuration: DetectionConfiguration(species: .dog, purpose: .petProfileRegistration), isTest: true)
        let clock = SystemClock()
        let start = clock.now
        var frames = 0
        while let events = try run.step() {
            for case .frame in events { frames += 1 }
        }
        let rate = Double(frames) / (clock.now - start)
        return [
            Measurement(name: "replay720p", value: rate, unit: "frames/s", demand: .atLeast(60)),
            Measurement(name: "replayOverRealTime", value: rate / 30, unit: "ratio", demand: .atLeast(2)),
        ]
    }
}
