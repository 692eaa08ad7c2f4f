import Core

/// Where the target is in the newest frame, which is on the screen while the detector is still at one before it.
///
/// What the detector finds meanwhile is shown with the next frame: a box that moves while the picture stands would seem
/// loose, and cost a picture of the screen.
struct ShownBox {
    /// The target in the newest frame, once it was asked for.
    private var shown: (time: Instant, box: Rect)?

    /// - Parameter frame: the moment of the newest frame; `nil` before the first.
    /// - Returns: in the camera's picture, as the session's box.
    mutating func box(of session: DetectionSession?, in frame: Instant?) -> Rect? {
        guard let frame else { return session?.box }
        let box = session?.box(at: frame)
        if box != nil, let shown, shown.time == frame { return shown.box }
        shown = box.map { (frame, $0) }
        return box
    }
}
