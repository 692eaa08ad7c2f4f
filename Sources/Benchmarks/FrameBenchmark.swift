import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// What one 720p frame costs on its way: copied, decoded, detected, measured. Copying is the yardstick of the machine.
enum FrameBenchmark: Benchmark {
    static let name = "frame"

    static func run() throws -> [Measurement] {
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
        let region = Rect(x: 0.35, y: 0.3, width: 0.3, height: 0.4)
        let measuring = secondsPerCall { _ = (LumaPatch(of: frame, in: region), FrameLight(of: frame)) }
        return [
            Measurement(name: "copy720p", value: copying * 1000, unit: "ms"),
            Measurement(name: "decode720p", value: decoding * 1000, unit: "ms"),
            Measurement(name: "decodeOverCopy", value: decoding / copying, unit: "ratio"),
            Measurement(name: "detect720p", value: detecting * 1000, unit: "ms"),
            Measurement(name: "measure720p", value: measuring * 1000, unit: "ms"),
            Measurement(
                name: "framesAllocatedAfterWarmUp", value: Double(allocations), unit: "count", demand: .atMost(0)),
        ]
    }
}
