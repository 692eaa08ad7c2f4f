import Core
import PetCamera

/// Tells from a capture session's pulse when pictures have stopped and when they come again. A value; a new one for each
/// session.
struct CameraWatch: Sendable {
    enum Finding: Equatable, Sendable {
        /// No pictures come any more: the camera is gone, or has stopped without a word.
        case stopped
        /// They come again.
        case back
    }

    /// Seconds without a picture after which a camera that says nothing is away.
    private static let patience = 2.0
    /// Seconds that an opening may take.
    private static let openingPatience = 12.0
    /// Seconds between two turns of the loop that count at the most. A machine that had no time for the loop had none for
    /// the camera either: a picture that comes late is a picture.
    private static let longestGap = 0.25

    private(set) var isAway = false
    private var time = WakingTime(longestGap: longestGap)
    private var pictures = 0
    private var wasOpening = false
    /// When the silence began, in waking time; `nil` before the first look.
    private var since: Instant?

    /// In every turn of the loop; `nil` when nothing has changed.
    mutating func look(at pulse: CapturePulse, at now: Instant) -> Finding? {
        let waking = time.look(at: now)
        let hasNew = pulse.pictures != pictures
        // What was opened gets its time for the first picture.
        let begins = since == nil || hasNew || pulse.isOpening != wasOpening
        (pictures, wasOpening) = (pulse.pictures, pulse.isOpening)
        if begins { since = waking }
        if isAway {
            guard hasNew, !pulse.isLost else { return nil }
            isAway = false
            return .back
        }
        guard pulse.isRunning else { return nil }
        let patience = pulse.isOpening ? CameraWatch.openingPatience : CameraWatch.patience
        guard pulse.isLost || waking - (since ?? waking) > patience else { return nil }
        isAway = true
        return .stopped
    }
}
