import FoundationEssentials

extension CameraController {
    /// The same with the id as text.
    public func initializeCamera(
        captureSessionId: String, onResult: @escaping @MainActor (CaptureResult) -> Void
    ) throws(CameraInitializationError) {
        guard let id = UUID(uuidString: captureSessionId) else { throw .invalidCaptureSession(captureSessionId) }
        try initializeCamera(captureSessionId: id, onResult: onResult)
    }

    @available(*, deprecated, renamed: "pauseDetection()")
    public func stopDetection() { pauseDetection() }

    @available(*, deprecated, renamed: "startDetection()")
    public func startDetectionSession() { startDetection() }
}
