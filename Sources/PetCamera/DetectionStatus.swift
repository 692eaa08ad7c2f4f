/// What the engine says about the animal in front of it: exactly five things.
public enum DetectionStatus: Equatable, Sendable {
    /// Nothing to register is in view.
    case noObject
    /// Something is in view and is being looked at.
    case processing
    /// All is well; pictures are being taken.
    case detected
    /// Enough pictures were accepted.
    case finished
    /// Something has to change first.
    case failed(DetectionFailureReason)

    /// The name without the reason, as in JSON.
    public var name: String {
        switch self {
        case .noObject: "noObject"
        case .processing: "processing"
        case .detected: "detected"
        case .finished: "finished"
        case .failed: "failed"
        }
    }

    /// What has to change first; `nil` unless it is `failed`.
    public var reason: DetectionFailureReason? {
        if case .failed(let reason) = self { reason } else { nil }
    }
}
