package import Imaging

/// Anything that frames come from: a clip, a drawn pattern, a camera. Used by one thread at a time.
package protocol FrameSource: AnyObject {
    /// Frames a second when the source knows; the pace at which a clip is shown.
    var frameRate: Double { get }
    /// True when the source sets its own pace by waiting in `next`; a clip does not.
    var pacesItself: Bool { get }
    /// The next thing that happened. Blocks until there is one.
    func next() throws(SourceError) -> SourceEvent
}

/// What a source has to say next.
package enum SourceEvent: Sendable {
    case frame(Frame)
    /// A frame that was bad and is not shown; `sequence` was used up by it.
    case dropped(sequence: Int, reason: String)
    /// A clip is over.
    case end
}
