package import Core
package import Vision

/// What a replay has to tell, in order.
package enum ReplayEvent: Sendable {
    case frame(FrameReport)
    case capture(EncodedPicture, progress: Int)
    /// All pictures of the session, the appearance picture last.
    case finished(time: Instant, captures: [EncodedPicture])
    case end(ReplaySummary)
}

/// One analysed frame.
package struct FrameReport: Sendable {
    package var index: Int
    package var time: Instant
    package var status: DetectionStatus
    package var progress: Int
    package var box: Rect?
    package var score: Double?
    package var quality: QualityVector?
}

/// A replay in numbers.
package struct ReplaySummary: Sendable {
    /// Frames that came, bad ones included.
    package var frames = 0
    package var dropped = 0
    package var status = DetectionStatus.noObject
    package var progress = 0
    /// Frames for which each reason was shown.
    package var reasons: [DetectionFailureReason: Int] = [:]
}
