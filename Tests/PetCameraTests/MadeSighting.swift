import Core
import Imaging
import PetCamera
import TestSupport
import Vision

/// What vision would say of a frame, without pixels: everything good unless told otherwise.
struct MadeSighting {
    var kinds = TargetKinds.dog
    var box: Rect? = Rect(x: 0.36, y: 0.35, width: 0.28, height: 0.3)
    var face: Rect? = Rect(x: 0.2, y: 0.1, width: 0.6, height: 0.8)
    var otherFace: Double = 0
    var score = 0.98
    var frameLuma = 120.0
    var surroundingLuma = 110.0
    var surroundingClippedShare = 0.0
    var glareShare = 0.0
    var deviation = 30.0
    /// Of the camera's frame.
    var pictureSize = Size(width: 1280, height: 720)
    var sharpness = 0.2
    var anisotropy = 0.2
    var blurAngle = 0.0
    var heading = 0.0
    var speed = 0.05
    /// `nil`: no head is seen round the nose.
    var turn: Double? = 0
    var aside: Double?
    /// `nil`: no nostril is seen.
    var noseTurn: Double? = 0
    var roll = 0.0
    var eyeDistance: Double?
    var others: [Detection] = []
    var isDetected = true
    /// When the tracks were last seen; `nil` is the frame's own time.
    var lastSeen: Instant?

    /// The sighting of the frame with this number, 30 a second.
    func at(_ index: Int) -> Sighting {
        let now = Instant(seconds: Double(index) / 30)
        var detections = others
        if let box { detections.append(Detection(kind: kinds.target, score: score, box: box)) }
        if let face, kinds.face != kinds.target {
            detections.append(Detection(kind: kinds.face, score: 0.94, box: face))
        }
        if otherFace > 0 {
            detections.append(
                Detection(kind: kinds.otherFace, score: otherFace, box: Rect(x: 0.2, y: 0.1, width: 0.5, height: 0.8)))
        }
        return Sighting(
            frame: .drawn(width: 16, height: 9, sequence: index, time: now) { _, _ in 128 },
            detections: isDetected ? detections : nil, light: FrameLight(meanLuma: frameLuma, clippedShare: 0),
            target: box.map { track($0, score, now) },
            face: (kinds.face == kinds.target ? box : face).map { track($0, 0.8, now) }, measures: box.map(measures))
    }

    private func track(_ box: Rect, _ score: Double, _ now: Instant) -> Track {
        Track(
            identifier: 1, box: box, sighting: box.center, velocity: .zero, score: score, firstSeen: .zero,
            lastSeen: lastSeen ?? now,
            isConfirmed: true)
    }

    private func measures(_ box: Rect) -> TargetMeasures {
        var measures = TargetMeasures(
            box: box, pictureSize: pictureSize, score: score, speed: speed, surroundingLuma: surroundingLuma,
            surroundingClippedShare: surroundingClippedShare, meanLuma: surroundingLuma, lumaDeviation: deviation,
            clippedShare: glareShare, laplacianVariance: 100, sharpnessRatio: sharpness,
            light: FrameLight(meanLuma: frameLuma, clippedShare: 0))
        measures.headPose = turn.map {
            HeadPose(eyeDistance: eyeDistance ?? box.width * pictureSize.width / 2.93, turn: $0, roll: roll)
        }
        measures.aside = aside
        measures.nosePose = kinds.target == .dogNose ? noseTurn.map { NosePose(turn: $0, roll: roll) } : nil
        measures.glareShare = glareShare
        measures.anisotropy = anisotropy
        measures.blurAngle = blurAngle
        measures.heading = heading
        return measures
    }
}

extension DetectionSession {
    /// With the project's own limits.
    init(configuration: DetectionConfiguration) {
        do { self.init(configuration: configuration, limits: try .load(from: .find())) } catch {
            fatalError("\(error)")
        }
    }

    /// Shows the same thing for a while and returns what was wanted meanwhile.
    mutating func watch(_ made: MadeSighting, frames: Range<Int>) -> [DetectionEffect] {
        frames.flatMap { handle(made.at($0)) }
    }
}

extension [DetectionEffect] {
    var accepted: [PictureCandidate] {
        compactMap { if case .accept(let candidate, _, _) = $0 { candidate } else { nil } }
    }

    var progress: [Int] {
        compactMap { if case .accept(_, _, let progress) = $0 { progress } else { nil } }
    }

    var isFinished: Bool { contains { if case .finish = $0 { true } else { false } } }
}
