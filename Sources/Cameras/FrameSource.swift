package import Imaging

/// Anything that frames come from: a clip, a drawn pattern, a camera. Used by one thread at a time.
package protocol FrameSource: AnyObject {
    /// Frames a second when the source knows; the pace at which a clip is shown.
    var frameRate: Double { get }
    /// True when the source sets its own pace by waiting in `next`; a clip does not.
    var pacesItself: Bool { get }
    /// False while it is still being opened; whether it can be shows in `next`.
    var isOpen: Bool { get }
    /// The next thing that happened. Blocks until there is one; a camera's for a quarter of a second at most.
    func next() throws(SourceError) -> SourceEvent
    /// Asks a camera for settings, in its driver's own units; they stay when it is lost and comes back. What it does not
    /// take is among the complaints of its status. Clips have none.
    func set(_ settings: [CameraSetting: Int64])
    /// Lets go of a device. Whoever opens it next may rely on its being free, unless its driver hangs.
    func close()
}

extension FrameSource {
    /// A clip is open once it was made, and holds nothing that others wait for.
    package var isOpen: Bool { true }
    package func set(_ settings: [CameraSetting: Int64]) {}
    package func close() {}
}

/// What a source has to say next.
package enum SourceEvent: Sendable {
    case frame(Frame)
    /// A frame that was bad and is not shown; `sequence` was used up by it.
    case dropped(sequence: Int, reason: String)
    /// A picture that is damaged: good enough for a preview, and for nothing that is judged or kept.
    case damaged(Frame, reason: String)
    /// A camera was opened, for the first time or again: its pictures may be of another size than before.
    case opened(CameraStatus)
    /// Nothing came for a moment, or a camera's state has changed.
    case status(CameraStatus)
    /// Somebody has changed a setting of the camera.
    case controlChanged(id: UInt32, value: Int64)
    /// A clip is over.
    case end
}
