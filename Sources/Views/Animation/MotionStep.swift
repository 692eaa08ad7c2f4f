/// How far a motion is at one moment: the shown value is target + distance · position + start velocity · drift.
struct MotionStep: Equatable {
    var position: Double
    var drift = 0.0
    /// The derivatives of both by seconds.
    var positionSpeed: Double
    var driftSpeed = 0.0
}
