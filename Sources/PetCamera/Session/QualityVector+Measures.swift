import Core
import Glibc
package import Vision

extension QualityVector {
    /// What stands for the pose where it cannot be told.
    private static let unknownPose = 80.0

    /// Rates one picture.
    package init(_ target: TargetMeasures, thresholds: GateThresholds, species: Species) {
        self.init(
            target, checks: QualityChecks(target, thresholds: thresholds, species: species), species: species)
    }

    init(_ target: TargetMeasures, checks: QualityChecks, species: Species) {
        self = .unknown
        sharpness = checks.least(.sharpness)
        exposure = checks.least(.leastLight, .mostLight)
        contrast = checks.least(.contrast)
        highlights = checks.least(.clippedSurroundings, .glare)
        resolution = checks.least(.width)
        distance = checks.least(.smallestExtent, .largestExtent, .largestWidth)
        centring = checks.least(.offCentre)
        pose = checks.least(.turn, .aside, .noseTurn, .roll, otherwise: QualityVector.unknownPose)
        motion = checks.least(.speed, .streak)
        confidence = checks.least(.score)
        overall = QualityVector.overall([
            (sharpness, 3), (exposure, 2), (contrast, 1), (highlights, 1), (resolution, 2), (distance, 1),
            (centring, 1), (pose, 1), (motion, 2), (confidence, 1),
        ])
        raw = QualityVector.raw(target, species)
    }

    /// Detail counts most, then what detail is lost by; the rest alike.
    private static func overall(_ components: [(points: Double, weight: Double)]) -> Double {
        let sum = components.reduce(0) { $0 + $1.weight * log(max($1.points, 1) / 100) }
        let mean = 100 * exp(sum / components.reduce(0) { $0 + $1.weight })
        let worst = components.map(\.points).min() ?? 0
        return worst < QualityScale.passingMark ? min(mean, worst) : mean
    }

    private static func raw(_ target: TargetMeasures, _ species: Species) -> [String: Double] {
        let part = species == .dog ? "nose" : "face"
        var raw = [
            part + "WidthPixels": target.widthPixels, part + "HeightPixels": target.heightPixels,
            "laplacianVariance": target.laplacianVariance, "sharpnessRatio": target.sharpnessRatio,
            "meanLuma": target.meanLuma, "surroundingLuma": target.surroundingLuma, "frameLuma": target.frameLuma,
            "lumaDeviation": target.lumaDeviation, "clippedShare": target.clippedShare,
            "surroundingClippedShare": target.surroundingClippedShare, "glareShare": target.glareShare,
            "blurAnisotropy": target.anisotropy, "blurAngleDegrees": target.blurAngle * 180 / .pi,
            "speedWidthsPerSecond": target.speed,
        ]
        if let aside = target.aside { raw["asideHalfHeads"] = aside }
        if let pose = target.nosePose { raw["turnHalfNoses"] = pose.turn }
        if let pose = target.headPose {
            raw["turnEyeDistances"] = pose.turn
            raw["eyeDistancePixels"] = pose.eyeDistance
        }
        if let roll = target.roll { raw["rollDegrees"] = roll * 180 / .pi }
        return raw
    }
}
