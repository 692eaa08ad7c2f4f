import FoundationEssentials

extension CameraController {
    /// The same with the id as text. Throws `invalidCaptureSession` where it is not a UUID, before anything starts.
    public func initializeCamera(
        captureSessionId: String, onResult: @escaping @MainActor (CaptureResult) -> Void
    ) throws(CameraInitializationError) {
        guard let id = UUID(uuidString: captureSessionId) else { throw .invalidCaptureSession(captureSessionId) }
        try initializeCamera(captureSessionId: id, onResult: onResult)
    }

    /// The old name of `pauseDetection()`: status and progress stay.
    @available(*, deprecated, renamed: "pauseDetection()")
    public func stopDetection() { pauseDetection() }

    /// The old name of `startDetection()`.
    @available(*, deprecated, renamed: "startDetection()")
    public func startDetectionSession() { startDetection() }
}
