/// What tells whether a capture session's pictures come. A value of one moment.
package struct CapturePulse: Equatable, Sendable {
    /// A source is being opened or read.
    package var isRunning: Bool
    /// It was not opened yet; some webcams take several seconds, and a driver that hangs is given up by whoever
    /// supervises it.
    package var isOpening: Bool
    /// Pictures that came since the session was made, damaged ones too: they are a sign of life.
    package var pictures: Int
    /// Whoever supervises the camera knows that it is not there.
    package var isLost: Bool

    package init(isRunning: Bool, isOpening: Bool = false, pictures: Int, isLost: Bool = false) {
        self.isRunning = isRunning
        self.isOpening = isOpening
        self.pictures = pictures
        self.isLost = isLost
    }
}
