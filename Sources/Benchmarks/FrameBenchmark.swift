import Cameras
import Core
import Imaging
import PetCamera
import TestSupport
import Vision

/// What one 720p frame costs on its way: copied, decoded, detected, measured. Copying is the yardstick of the machine.
enum FrameBenchmark: Benchmark {
    static let name = "frame"

    static func run(in _: String) throws -> [Measurement] {
        let clip = try MotionJPEGFile(path: AssetFolder.find().file("demo/dog.mjpeg"))
        let jpeg = try clip.bytes(at: clip.count / 2)
        let pool = FramePool()
        var decoder = JPEGDecoder(pool: pool)
        let frame = try decoder.decode(jpeg, sequence: 0, time: .zero)
        let detector = try PetDetector.load(from: .find(), threads: 2)
        let source = [UInt8](repeating: 7, count: frame.layout.byteCount)
        var copy = source
        let copying = secondsPerCall { copy.withUnsafeMutableBytes { $0.copyBytes(from: source) } }
        _ = try decoder.decode(jpeg, sequence: 0, time: .zero)
        let before = pool.allocations
        let decoding = try secondsPerCall { _ = try decoder.decode(jpeg, sequence: 0, time: .zero) }
        let allocations = pool.allocations - before
        let detecting = try secondsPerCall { _ = try detector.detect(in: frame) }
        let small = Frame.drawn(width: 640, height: 480) { UInt8(truncatingIfNeeded: ($0 &* 31) ^ ($1 &* 17)) }
        let thresholds = try GateThresholds.standard(for: .cat)
        let measuring = secondsPerCall { rate(frame, thresholds) }
        let measuringSmall = secondsPerCall { rate(small, thresholds) }
        return [
            Measurement(name: "copy720p", value: copying * 1000, unit: "ms"),
            Measurement(name: "decode720p", value: decoding * 1000, unit: "ms"),
            Measurement(name: "decodeOverCopy", value: decoding / copying, unit: "ratio"),
            Measurement(name: "detect720p", value: detecting * 1000, unit: "ms"),
            Measurement(name: "measure720p", value: measuring * 1000, unit: "ms"),
            Measurement(name: "measure480p", value: measuringSmall * 1000, unit: "ms", demand: .atMost(2)),
            Measurement(
                name: "framesAllocatedAfterWarmUp", value: Double(allocations), unit: "count", demand: .atMost(0)),
        ]
    }

    /// All that is judged of a picture: of a face that fills it nearly, which costs the most.
    private static func rate(_ frame: Frame, _ thresholds: GateThresholds) {
        let box = Rect(x: 0.2, y: 0.05, width: 0.6, height: 0.9)
        let track = Track(
            identifier: 1, box: box, sighting: box.center, velocity: .zero, score: 0.9, firstSeen: .zero,
            lastSeen: .zero, isConfirmed: true)
        let light = FrameLight(of: frame)
        guard let measures = TargetMeasures(of: track, in: frame, kinds: .cat, light: light) else { return }
        _ = QualityVector(measures, thresholds: thresholds, species: .cat)
    }
}
