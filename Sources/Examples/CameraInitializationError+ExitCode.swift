import PetCameraUI

extension CameraInitializationError {
    /// How the program ends, after sysexits.h.
    ///
    /// - Parameter source: what was to be opened; a clip that is not there is another thing than a camera.
    func exitCode(source: String) -> Int32 {
        let isClip = source.hasPrefix("replay:")
        let isCamera = source == "pattern" || source.hasPrefix("v4l2")
        return switch self {
        case .noCamera: isClip ? 66 : 69
        case .permissionDenied: isClip ? 74 : 69
        case .cameraBusy: 69
        // What is neither is not understood.
        case .cameraUnavailable: isClip ? 65 : isCamera ? 69 : 64
        case .detectorUnavailable: 78
        case .licenseMissing, .invalidCaptureSession: 64
        case .alreadyInUse: 1
        }
    }
}
