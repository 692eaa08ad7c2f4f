import Core
import Glibc
package import Imaging

extension TargetMeasures {
    /// Measures what a track holds now; `nil` when too little of it is in the picture.
    package init?(of track: Track, in frame: Frame, kinds: TargetKinds, light: FrameLight) {
        let box = track.box.intersection(.whole)
        // A rim of a tenth: the edge of a nose against the fur is what tells sharp from blurred on a plain black nose.
        let rim = track.box.insetBy(dx: -0.1 * track.box.width, dy: -0.1 * track.box.height)
        let around = track.box.insetBy(dx: -0.5 * track.box.width, dy: -0.5 * track.box.height)
        guard let patch = LumaPatch(of: frame, in: rim, samples: kinds.sharpnessSamples) else { return nil }
        let speed = Point.zero.distance(
            to: Point(
                x: track.velocity.x / max(track.box.width, 1e-6), y: track.velocity.y / max(track.box.height, 1e-6)))
        self.init(
            box: box, pictureSize: frame.size, score: track.score, speed: speed, patch: patch,
            surroundings: FrameLight(of: frame, in: around), light: light)
        heading = atan2(track.velocity.y * frame.size.height, track.velocity.x * frame.size.width)
    }
}
