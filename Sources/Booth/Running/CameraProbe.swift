import Core
import PetCamera

/// Looks now and then whether a camera that was missing is there again, on a thread of its own.
@MainActor final class CameraProbe {
    private let source: String
    private var backOff = BackOff()
    private var attempt: CaptureSession?

    init(source: String) { self.source = source }

    /// True when the camera gives pictures again. Called in every turn while it is missing.
    func isBack(at now: Instant) -> Bool {
        if let attempt {
            if attempt.counts.shown > 0 {
                end()
                backOff.reset()
                return true
            }
            if attempt.state != .running { end() }
        }
        if attempt == nil, backOff.isDue(at: now) {
            attempt = CaptureSession(source: source)
            attempt?.startRunning()
        }
        return false
    }

    private func end() {
        attempt?.stopRunning()
        attempt = nil
    }
}
