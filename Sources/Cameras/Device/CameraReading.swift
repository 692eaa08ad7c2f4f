package import Imaging

/// One thing that came from an open camera.
package enum CameraReading: Sendable {
    case frame(Frame)
    /// Good enough for a preview, and for nothing that is kept.
    case damaged(Frame, reason: String)
    /// Nothing to show; `sequence` was used up by it.
    case dropped(sequence: Int, reason: String)
    /// Somebody changed a control.
    case controlChanged(id: UInt32, value: Int64)
}
