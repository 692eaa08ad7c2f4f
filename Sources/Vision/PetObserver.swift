import Core
package import Imaging

/// Turns frames into sightings: detects, tracks, measures. Bound to one thread at a time.
package final class PetObserver {
    private let detector: PetDetector
    private var kinds: TargetKinds
    private var target = Tracker()
    private var face = Tracker()
    private var distance = NoseDistance.usual

    package init(detector: PetDetector, kinds: TargetKinds) {
        self.detector = detector
        self.kinds = kinds
    }

    /// Starts afresh, for another animal.
    package func reset(kinds: TargetKinds) {
        self.kinds = kinds
        target = Tracker()
        face = Tracker()
        distance = .usual
    }

    /// - Parameter detecting: false lets the tracker alone carry the boxes over this frame.
    package func observe(_ frame: Frame, detecting: Bool) throws(VisionError) -> Sighting {
        let detections = detecting ? try detector.detect(in: frame, at: distance) : nil
        if let detections {
            target.update(detections.filter { $0.kind == kinds.target }, at: frame.time)
            face.update(detections.filter { $0.kind == kinds.face }, at: frame.time)
            if kinds.target == .dogNose {
                let seen = target.track.flatMap { $0.lastSeen == frame.time ? $0.box : nil }
                distance.note(seen, in: frame.size)
            }
        } else {
            target.advance(to: frame.time)
            face.advance(to: frame.time)
        }
        let light = FrameLight(of: frame)
        return Sighting(
            frame: frame, detections: detections, light: light, target: target.track, face: face.track,
            measures: target.track.flatMap {
                $0.isConfirmed ? measures(of: $0, in: frame, light: light) : nil
            },
            hasCompany: target.hasCompany || face.hasCompany)
    }

    private func measures(of track: Track, in frame: Frame, light: FrameLight) -> TargetMeasures? {
        var measures = TargetMeasures(of: track, in: frame, kinds: kinds, light: light)
        measures?.headPose = headPose(of: track, in: frame.size)
        if kinds.target == .dogNose {
            measures?.aside = aside(of: track)
            measures?.nosePose = track.landmarks.map { NosePose(nostrils: $0, of: track.box, in: frame.size) }
        }
        return measures
    }

    /// Shares of the picture from its edges, within which a head is cut off and an eye may lie outside.
    private static let edge = 0.015

    /// How the target's head is held; `nil` where no whole head is seen round it.
    private func headPose(of track: Track, in size: Size) -> HeadPose? {
        guard let face = face.track, face.isConfirmed, let eyes = face.landmarks, var nose = eyes.nose else {
            return nil
        }
        if kinds.target != kinds.face {
            let head = face.box.insetBy(dx: -0.1 * face.box.width, dy: -0.1 * face.box.height)
            guard head.contains(track.box.center), isWhole(face.box) else { return nil }
            // A nose that is followed by itself is known better than as a point of the face.
            nose = track.box.center
        }
        return HeadPose(eyes: eyes, nose: nose, in: size)
    }

    private func aside(of nose: Track) -> Double? {
        guard let face = face.track, face.isConfirmed else { return nil }
        let (head, centre) = (face.box, nose.box.center)
        guard head.minY < centre.y, centre.y < head.maxY + 0.1 * head.height else { return nil }
        let offset = (centre.x - head.midX) / max(head.width / 2, 1e-9)
        let isCut = offset < 0 ? head.minX < PetObserver.edge : head.maxX > 1 - PetObserver.edge
        return isCut || abs(offset) > 1.2 ? nil : min(1, abs(offset))
    }

    private func isWhole(_ head: Rect) -> Bool {
        head.minX > PetObserver.edge && head.maxX < 1 - PetObserver.edge && head.minY > PetObserver.edge
    }
}
