package import Core

/// What a camera is doing, as the whole of its supervision sees it.
package enum CameraState: String, Equatable, Sendable {
    /// None was found yet; it is looked for.
    case absent
    /// It is being opened.
    case opening
    /// Frames come.
    case running
    /// Frames have stopped without an error; it is being closed to be opened anew.
    case stalled
    /// It went away, and is looked for.
    case lost
    /// It cannot be used, and trying again by itself makes no sense; something that is plugged in may change that.
    case failed
}

/// A camera's state with what belongs to it, for diagnostics and screens. A value.
package struct CameraStatus: Equatable, Sendable {
    package var state = CameraState.opening
    /// Of the camera that is open, or was last; `nil` before the first.
    package var identity: CameraIdentity?
    package var mode: CameraMode?
    /// Why no frames come; `nil` while they do.
    package var trouble: CameraFault?
    /// Settings that could not be made.
    package var complaints: [String] = []
    /// What can be set of it while it runs, with the values that it had when it was opened.
    package var adjustable: [CameraSetting: CameraControlFacts] = [:]
    /// When the newest frame came, on the monotonic clock; `nil` before the first since the opening.
    package var newest: Instant?
    package var frames = 0
    /// Frames that were damaged.
    package var dropped = 0
    /// Frames that the driver counted and nobody got.
    package var missed = 0
    /// Frames that a newer one has overtaken on the way.
    package var overtaken = 0
    /// How often it was opened.
    package var openings = 0
    /// Threads that were given up with a driver that hangs.
    package var abandoned = 0

    package init() {}
}
