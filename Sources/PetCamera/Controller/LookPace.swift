import Core

/// Which frames the detector looks at: not all of a quick camera's.
///
/// The tracker carries the box from look to look and is as close at fifteen a second as at thirty, so that every second
/// look of a camera of thirty frames a second costs a core a tenth of its time and shows nothing more.
struct LookPace {
    /// Seconds between two looks at the least, less what frames come too early.
    private static let interval = 0.048

    private var last: Instant?

    /// Whether to look at a frame; one that is looked at counts from then on.
    ///
    /// - Parameter frame: its moment. One before that of the last look is another camera's.
    mutating func isDue(at frame: Instant) -> Bool {
        if let last, frame >= last, frame - last < Self.interval { return false }
        last = frame
        return true
    }

    /// The next frame is looked at, whenever it comes.
    mutating func reset() { last = nil }
}
