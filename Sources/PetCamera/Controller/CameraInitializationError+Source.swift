import Cameras
import Glibc

extension CameraInitializationError {
    /// What a source's refusal means to an interface: the system's own word where there is one, else what kind it is.
    init(_ error: SourceError) {
        switch error.cause?.errno {
        case EACCES, EPERM: self = .permissionDenied(error.explanation)
        case EBUSY: self = .cameraBusy(error.explanation)
        case ENODEV, ENXIO: self = .noCamera(error.explanation)
        default:
            switch error.kind {
            // The device is there and says something else: no room on the bus, or that it is no camera.
            case .deviceUnavailable where error.cause.map { $0.errno != ENOENT } ?? false:
                self = .cameraUnavailable(error.explanation)
            case .missing, .deviceUnavailable: self = .noCamera(error.explanation)
            case .notUnderstood, .unusable, .unreadable: self = .cameraUnavailable(error.explanation)
            }
        }
    }
}
