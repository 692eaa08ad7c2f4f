import PetCameraUI

extension CameraInitializationError {
    /// One sentence for the person in front of the screen. `description` says more, to whoever looks after the booth.
    var message: String {
        switch self {
        case .noCamera: "The camera is not there"
        case .permissionDenied: "The camera may not be used"
        case .cameraBusy: "Another program has the camera"
        case .cameraUnavailable: "The camera gives no picture"
        case .detectorUnavailable: "Pictures cannot be judged"
        case .licenseMissing: "The licence has no key"
        case .invalidCaptureSession, .alreadyInUse: "The camera cannot be started"
        }
    }
}
