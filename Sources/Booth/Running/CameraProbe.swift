import Core
import PetCamera

/// Looks now and then whether a camera that was missing is there again, on a thread of its own.
@MainActor final class CameraProbe {
    private let source: String
    private var backOff = BackOff()
    /// Open while it waits for a picture.
    private(set) var attempt: CaptureSession?

    init(source: String) { self.source = source }

    /// The trouble that is over, when the camera gives pictures again. Called in every turn: where another screen is shown,
    /// it lets go of the camera, which that screen may want.
    func look(behind screen: Screen, at now: Instant) -> Trouble? {
        guard case .trouble(let trouble) = screen, trouble.isOfTheCamera else {
            end()
            return nil
        }
        return isBack(at: now) ? trouble : nil
    }

    /// Lets go of the camera.
    func end() {
        attempt?.stopRunning()
        attempt = nil
    }

    private func isBack(at now: Instant) -> Bool {
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
}
