import Core
import Vision

extension DetectionResult {
    /// - Parameter mirrored: whether the picture is displayed as in a mirror.
    init(_ sighting: Sighting, kinds: TargetKinds, mirrored: Bool) {
        func box(_ track: Track?) -> BoundingBox? {
            track.flatMap { track in
                track.box.displayed(mirrored: mirrored).map { BoundingBox(rect: $0, score: track.score) }
            }
        }
        self.init(nose: kinds.target == .dogNose ? box(sighting.target) : nil, face: box(sighting.face))
    }
}
