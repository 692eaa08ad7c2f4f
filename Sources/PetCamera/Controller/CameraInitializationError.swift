/// Why a controller could not start. The description is a sentence for people.
public enum CameraInitializationError: Error, Equatable, Sendable {
    /// There is no such camera or clip, or it cannot be used.
    case cameraUnavailable(String)
    /// The detector's model, or the limits that pictures are judged by, are missing or damaged.
    case detectorUnavailable(String)
    /// The capture session's id is not a UUID.
    case invalidCaptureSession(String)
    /// The capture session already feeds another controller, or this one was initialised before.
    case alreadyInUse
}

extension CameraInitializationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cameraUnavailable(let sentence), .detectorUnavailable(let sentence): sentence
        case .invalidCaptureSession(let text): "\"\(text)\" is not the id of a capture session: a UUID is"
        case .alreadyInUse: "the capture session is in use by another controller"
        }
    }
}
