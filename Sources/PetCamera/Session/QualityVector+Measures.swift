import Core
import Glibc
package import Vision

extension QualityVector {
    /// Rates one picture. Each component rises in a straight line between a limit that the gates know (about 30) and a
    /// value beyond which more is no better (100).
    package init(_ target: TargetMeasures, thresholds: GateThresholds, species: Species) {
        self = .unknown
        func rise(_ value: Double, from low: Double, to high: Double) -> Double {
            min(100, max(0, 100 * (value - low) / (high - low)))
        }
        let offCentre = max(abs(target.box.midX - 0.5), abs(target.box.midY - 0.5))
        sharpness = rise(log(max(target.sharpnessRatio, 1e-6)), from: log(0.008), to: log(0.2))
        exposure = min(
            rise(target.surroundingLuma, from: thresholds.darkestLuma * 0.6, to: 80),
            rise(-target.surroundingLuma, from: -235, to: -185))
        contrast = rise(target.lumaDeviation, from: 4, to: 24)
        highlights = rise(-target.clippedShare, from: -2 * thresholds.largestGlare, to: -0.01)
        resolution = rise(target.widthPixels, from: 40, to: species == .dog ? 300 : 400)
        distance = min(
            rise(target.extent, from: thresholds.smallestExtent * 0.6, to: thresholds.smallestExtent * 1.7),
            rise(-target.extent, from: -1.02, to: -thresholds.largestExtent * 0.85))
        centring = rise(-offCentre, from: -thresholds.farthestOffCentre * 1.4, to: -0.05)
        pose = target.yaw.map { rise(-abs($0), from: -1, to: -0.1) } ?? 80
        motion = rise(-target.speed, from: -1.5 * thresholds.largestSpeed, to: -0.1)
        confidence = min(100, max(0, target.score * 100))
        raw = [
            "noseWidthPixels": target.widthPixels, "noseHeightPixels": target.heightPixels,
            "laplacianVariance": target.laplacianVariance, "sharpnessRatio": target.sharpnessRatio,
            "meanLuma": target.meanLuma, "surroundingLuma": target.surroundingLuma,
            "lumaDeviation": target.lumaDeviation, "clippedShare": target.clippedShare,
            "speedWidthsPerSecond": target.speed,
        ]
        if species == .cat {
            raw["faceWidthPixels"] = raw.removeValue(forKey: "noseWidthPixels")
            raw["faceHeightPixels"] = raw.removeValue(forKey: "noseHeightPixels")
        }
        if let yaw = target.yaw { raw["yawHalfFaces"] = yaw }
        overall = 0
        let weights: [(Double, Double)] = [
            (sharpness, 3), (exposure, 2), (contrast, 1), (highlights, 1), (resolution, 2), (distance, 1),
            (centring, 1), (pose, 1), (motion, 1), (confidence, 1),
        ]
        let sum = weights.reduce(0) { $0 + $1.1 * log(max($1.0, 1) / 100) }
        overall = 100 * exp(sum / weights.reduce(0) { $0 + $1.1 })
    }
}
