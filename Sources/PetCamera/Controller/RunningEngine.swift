import Cameras
import Core
import Vision

/// What runs while a controller is initialised: the camera, and the thread that looks at its pictures.
struct RunningEngine: Sendable {
    /// Seconds that a camera gets to say that it is not there. One that takes longer goes on opening by itself.
    private static let openingPatience = 1.0

    let worker: VisionWorker
    /// What pictures have to satisfy.
    let limits: QualityLimits
    private let captureSession: CaptureSession
    private let hasStartedCapture: Bool

    /// Loads the detector and starts the camera where it does not run. After an error nothing has changed.
    ///
    /// - Parameter reported: raised when the worker has something to drain.
    init(
        _ captureSession: CaptureSession, kinds: TargetKinds, reported: Signal
    ) throws(CameraInitializationError) {
        do { _ = try SourceDescription(captureSession.source) } catch { throw CameraInitializationError(error) }
        let detector: PetDetector
        do { detector = try PetDetector.load(from: .find(), threads: 2) } catch {
            throw .detectorUnavailable(error.explanation)
        }
        do { limits = try QualityLimits.load(from: .find()) } catch {
            throw .detectorUnavailable(error.description)
        }
        guard var consumer = captureSession.takeConsumer() else { throw .alreadyInUse }
        // What the mailbox still holds belongs to the visit before.
        if captureSession.state != .running { _ = consumer.take() }
        hasStartedCapture = captureSession.start()
        if let error = captureSession.waitUntilOpened(seconds: RunningEngine.openingPatience) {
            captureSession.giveBack(consumer)
            throw CameraInitializationError(error)
        }
        self.captureSession = captureSession
        worker = VisionWorker(
            capture: captureSession, detector: detector, kinds: kinds, consumer: consumer, reported: reported)
    }

    /// Ends the worker's thread and waits for it, and the camera unless it ran before.
    func stop() {
        worker.stop()
        if hasStartedCapture { captureSession.stopRunning() }
    }
}
