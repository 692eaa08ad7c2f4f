import PetCamera

extension CameraController {
    /// What the camera does, as long as it matters; `nil` while accepted pictures are on their way, which need no camera
    /// any more.
    var watchedState: CaptureSession.State? {
        lastResult == nil && acceptedCount >= neededCount ? nil : captureSession.state
    }
}
