import Core
import Imaging
import Vision

/// Finds the frame on which people recognise the animal best: its whole head, large, clear and sharp.
struct AppearanceChoice: Sendable {
    private(set) var best: PictureCandidate?
    private var bestWorth = 0.0

    /// - Parameter thresholds: those of a cat's face, whatever the session registers: a whole head is judged as one.
    mutating func consider(_ sighting: Sighting, face: Track, thresholds: GateThresholds) {
        guard sighting.detections != nil, face.isConfirmed, face.score >= 0.73 else { return }
        let whole = Rect(x: 0.005, y: 0.005, width: 0.99, height: 0.99)
        let visible = face.box.intersection(whole).area / max(face.box.area, 1e-9)
        // Larger is better up to six tenths of the picture; a head that is cut off is worth much less.
        let worth = face.score * min(1, max(face.box.width, face.box.height) / 0.6) * visible * visible * visible
        guard worth > bestWorth * 1.03,
            let patch = LumaPatch(of: sighting.frame, in: face.box, samples: TargetKinds.cat.sharpnessSamples),
            patch.sharpnessRatio >= thresholds[.sharpness].limit, patch.meanLuma >= thresholds[.leastLight].limit
        else { return }
        bestWorth = worth
        var measures = TargetMeasures(
            box: face.box, pictureSize: sighting.frame.size, score: face.score, speed: sighting.measures?.speed ?? 0,
            patch: patch, surroundings: FrameLight(of: sighting.frame, in: face.box), light: sighting.light)
        if let eyes = face.landmarks, let nose = eyes.nose {
            measures.headPose = HeadPose(eyes: eyes, nose: nose, in: sighting.frame.size)
        }
        best = PictureCandidate(
            frame: sighting.frame, box: face.box, score: face.score,
            quality: QualityVector(measures, thresholds: thresholds, species: .cat), isManual: false)
    }
}
