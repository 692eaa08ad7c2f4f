import Core
import Glibc
package import Imaging

/// Turns frames into sightings: detects, tracks, measures. Bound to one thread at a time.
package final class PetObserver {
    private let detector: PetDetector
    private var kinds: TargetKinds
    private var target = Tracker()
    private var face = Tracker()

    package init(detector: PetDetector, kinds: TargetKinds) {
        self.detector = detector
        self.kinds = kinds
    }

    /// Starts afresh, for another animal.
    package func reset(kinds: TargetKinds) {
        self.kinds = kinds
        target = Tracker()
        face = Tracker()
    }

    /// - Parameter detecting: false lets the tracker alone carry the boxes over this frame.
    package func observe(_ frame: Frame, detecting: Bool) throws(VisionError) -> Sighting {
        let detections = detecting ? try detector.detect(in: frame) : nil
        if let detections {
            target.update(detections.filter { $0.kind == kinds.target }, at: frame.time)
            face.update(detections.filter { $0.kind == kinds.face }, at: frame.time)
        } else {
            target.advance(to: frame.time)
            face.advance(to: frame.time)
        }
        let light = FrameLight(of: frame)
        return Sighting(
            frame: frame, detections: detections, light: light, target: target.track, face: face.track,
            measures: target.track.flatMap { $0.isConfirmed ? measure($0, in: frame, light: light) : nil })
    }

    private func measure(_ track: Track, in frame: Frame, light: FrameLight) -> TargetMeasures? {
        let picture = Rect(x: 0, y: 0, width: 1, height: 1)
        let box = track.box.intersection(picture)
        // A rim of a tenth: the edge of a nose against the fur is what tells sharp from blurred on a plain black nose.
        let rim = track.box.insetBy(dx: -0.1 * track.box.width, dy: -0.1 * track.box.height)
        let around = track.box.insetBy(dx: -0.5 * track.box.width, dy: -0.5 * track.box.height)
        guard let patch = LumaPatch(of: frame, in: rim, samples: kinds.sharpnessSamples),
            let surroundings = LumaPatch(of: frame, in: around)
        else {
            return nil
        }
        let speed = Point.zero.distance(
            to: Point(
                x: track.velocity.x / max(track.box.width, 1e-6), y: track.velocity.y / max(track.box.height, 1e-6)))
        var measures = TargetMeasures(
            box: box, pictureSize: frame.size, score: track.score, speed: speed, patch: patch,
            surroundings: surroundings, light: light, yaw: yaw(of: track))
        measures.heading = atan2(track.velocity.y * frame.size.height, track.velocity.x * frame.size.width)
        return measures
    }

    /// Only a dog's nose can lie beside the middle of its face; for a cat the face is the target itself.
    private func yaw(of track: Track) -> Double? {
        guard kinds.target != kinds.face, let face = face.track, face.isConfirmed,
            face.box.insetBy(dx: -0.1 * face.box.width, dy: -0.1 * face.box.height).contains(track.box.center)
        else { return nil }
        return (track.box.midX - face.box.midX) / (face.box.width / 2)
    }
}
