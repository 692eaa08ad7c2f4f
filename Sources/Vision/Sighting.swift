package import Core
package import Imaging

/// All that vision has to say about one frame.
package struct Sighting: Sendable {
    package var frame: Frame
    /// What the detector saw; `nil` for a frame that only the tracker carried.
    package var detections: [Detection]?
    package var light: FrameLight
    /// The part to register, followed; `nil` when none is in view.
    package var target: Track?
    /// The head it belongs to, followed; for cats the same as the target.
    package var face: Track?
    /// Whether a second animal stays beside the one that is followed.
    package var hasCompany: Bool
    /// Measured where there is a confirmed target.
    package var measures: TargetMeasures?

    package init(
        frame: Frame, detections: [Detection]?, light: FrameLight, target: Track?, face: Track?,
        measures: TargetMeasures?, hasCompany: Bool = false
    ) {
        self.frame = frame
        self.detections = detections
        self.light = light
        self.target = target
        self.face = face
        self.measures = measures
        self.hasCompany = hasCompany
    }

    package var time: Instant { frame.time }
}
