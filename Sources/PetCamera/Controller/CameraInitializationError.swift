/// Why a controller could not start, or has no pictures any more. The description is a sentence for people, and so are
/// the texts of the cases that have one.
public enum CameraInitializationError: Error, Equatable, Sendable {
    /// There is no such camera, file or folder. A camera may still come.
    case noCamera(String)
    /// It is there, and this program may not open it.
    case permissionDenied(String)
    /// Another program has it.
    case cameraBusy(String)
    /// It cannot be used for another reason: a clip without a good picture, an error while reading, a source whose text
    /// is not understood.
    case cameraUnavailable(String)
    /// The detector's model, or the limits that pictures are judged by, are missing or damaged.
    case detectorUnavailable(String)
    /// The key of the `LicenseInfo` is empty.
    case licenseMissing
    /// The capture session's id is not a UUID; the text is what was given.
    case invalidCaptureSession(String)
    /// The capture session already feeds another controller, or this one was initialised before.
    case alreadyInUse
}

extension CameraInitializationError: CustomStringConvertible {
    /// A sentence for people, in English.
    public var description: String {
        switch self {
        case .noCamera(let sentence), .permissionDenied(let sentence), .cameraBusy(let sentence),
            .cameraUnavailable(let sentence), .detectorUnavailable(let sentence):
            sentence
        case .licenseMissing: "the licence has no key"
        case .invalidCaptureSession(let text): "\"\(text)\" is not the id of a capture session: a UUID is"
        case .alreadyInUse: "the controller is initialised already, or another one has the capture session"
        }
    }
}
