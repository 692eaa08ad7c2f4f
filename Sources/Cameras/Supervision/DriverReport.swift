package import Imaging

/// What the driver's thread has to say.
package enum DriverReport: Sendable {
    case opened(
        CameraIdentity, CameraMode, adjustable: [CameraSetting: CameraControlFacts], complaints: [String])
    case frame(Frame, missed: Int)
    /// Good enough for a preview only.
    case damaged(Frame, reason: String)
    case dropped(sequence: Int, reason: String)
    case controlChanged(id: UInt32, value: Int64)
    /// Settings that were asked for are made, apart from those that are complained of.
    case applied(complaints: [String])
    /// The last word: everything is closed. `nil` when it was asked to end.
    case ended(CameraFault?)
}
