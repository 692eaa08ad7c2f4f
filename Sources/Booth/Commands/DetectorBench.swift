import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// What one detection on a 720p picture of the demo takes on one thread, and on which part of the work.
enum DetectorBench {
    static let name = "detector"
    /// Detections that are measured, after a few that only warm the caches.
    private static let runs = 60
    private static let warmUp = 5

    struct Result {
        /// Medians over the runs, in seconds.
        let cost: DetectionCost
        /// Median of the whole, in seconds.
        let total: Double

        var json: JSONValue {
            .members([
                "bench": .string(DetectorBench.name), "threads": .integer(1), "runs": .integer(DetectorBench.runs),
                "milliseconds": .members([
                    "resize": .number(cost.resize * 1000), "network": .number(cost.network * 1000),
                    "decode": .number(cost.decode * 1000), "total": .number(total * 1000),
                ]),
                "totalOverNetwork": .number(total / cost.network),
            ])
        }

        var text: String {
            func line(_ part: String, _ seconds: Double) -> String {
                let hundredths = Int((seconds * 100_000).rounded())
                let rest = hundredths % 100
                let share = Int((100 * seconds / total).rounded())
                return "  \(part) \(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms, \(share) %\n"
            }
            return "detector, one thread, median of \(DetectorBench.runs)\n" + line("resize ", cost.resize)
                + line("network", cost.network) + line("decode ", cost.decode) + line("total  ", total)
        }
    }

    static func run() throws(CommandFailure) -> Result {
        do {
            let assets = AssetFolder.find()
            let clip = try MotionJPEGFile(path: assets.file("demo/dog.mjpeg"))
            var decoder = JPEGDecoder(pool: FramePool(capacity: 1))
            let frame = try decoder.decode(clip.bytes(at: clip.count / 2), sequence: 0, time: .zero)
            let detector = try PetDetector.load(from: assets, threads: 1)
            var costs: [DetectionCost] = []
            for index in 0..<warmUp + runs {
                let cost = try detector.measure(in: frame, by: SystemClock()).cost
                if index >= warmUp { costs.append(cost) }
            }
            return Result(
                cost: DetectionCost(
                    resize: median(costs.map(\.resize)), network: median(costs.map(\.network)),
                    decode: median(costs.map(\.decode))), total: median(costs.map(\.total)))
        } catch {
            throw CommandFailure(any: error)
        }
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
