import Cameras
public import Core
public import FoundationEssentials
import Imaging
public import Observation
public import Vision

/// Finds an animal, judges pictures and collects the good ones: the engine's face for an interface.
///
/// On the main thread. `advance()` takes in what the other threads have to say; camera views call it once a picture, an
/// interface without them calls it in its own loop. Properties change only in there and in the calls below.
@MainActor @Observable
public final class CameraController {
    public private(set) var detectionStatus = DetectionStatus.noObject
    /// Accepted pictures over needed ones, 0…100.
    public private(set) var currentDetectionProgress = 0
    /// The tracked nose or face in the displayed picture, as fractions, origin top left; `nil` when not in view.
    public private(set) var detectedObjectNormalizedRect: Rect?
    public private(set) var detectionResult: DetectionResult?
    public private(set) var cameras: [CameraDevice] = []
    public private(set) var activeCamera: CameraDevice?
    /// Whether the picture is shown as in a mirror, as people expect of a camera that looks at them.
    public var isMirrored = true
    /// Pictures accepted in this detection session, oldest first, as far as they are encoded.
    public private(set) var acceptedPictures: [EncodedPicture] = []
    /// Accepted pictures of the nose or face, encoded or not.
    public private(set) var acceptedCount = 0
    /// Pictures that a session needs.
    public var neededCount: Int { configuration.neededPictures }
    /// The quality of what is in view; `nil` when nothing is.
    public private(set) var currentQuality: QualityVector?

    @ObservationIgnored private let configuration: DetectionConfiguration
    @ObservationIgnored private let license: LicenseInfo
    @ObservationIgnored package let captureSession: CaptureSession
    @ObservationIgnored private var worker: VisionWorker?
    @ObservationIgnored private var session: DetectionSession
    @ObservationIgnored private var sessionNumber = 0
    @ObservationIgnored private var isDetecting = false
    @ObservationIgnored private var awaited = 0
    @ObservationIgnored private var isComplete = false
    @ObservationIgnored var watchers: [PropertyWatcher] = []
    @ObservationIgnored private var onResult: ((CaptureResult) -> Void)?

    /// Uses the best camera.
    public convenience init(configuration: DetectionConfiguration, licenseInfo: LicenseInfo) {
        self.init(configuration: configuration, licenseInfo: licenseInfo, captureSession: CaptureSession())
    }

    /// Uses a capture session that the integrator made, and keeps.
    public init(configuration: DetectionConfiguration, licenseInfo: LicenseInfo, captureSession: CaptureSession) {
        self.configuration = configuration
        license = licenseInfo
        self.captureSession = captureSession
        session = DetectionSession(configuration: configuration)
    }

    /// Loads the detector and starts the camera; detection begins with `startDetection()`.
    ///
    /// - Parameters:
    ///   - captureSessionId: the visit that the pictures belong to.
    ///   - onResult: called on the main thread when a detection session ends.
    public func initializeCamera(
        captureSessionId: UUID, onResult: @escaping (CaptureResult) -> Void
    ) throws(CameraInitializationError) {
        try start(onResult)
    }

    /// The same with the id as text.
    public func initializeCamera(
        captureSessionId: String, onResult: @escaping (CaptureResult) -> Void
    ) throws(CameraInitializationError) {
        guard UUID(uuidString: captureSessionId) != nil else {
            throw .invalidCaptureSession(captureSessionId)
        }
        try start(onResult)
    }

    private func start(_ onResult: @escaping (CaptureResult) -> Void) throws(CameraInitializationError) {
        guard worker == nil else { throw .alreadyInUse }
        do { _ = try SourceDescription(captureSession.source) } catch { throw .cameraUnavailable(error.explanation) }
        let detector: PetDetector
        do { detector = try PetDetector.load(from: .find(), threads: 2) } catch {
            throw .detectorUnavailable(error.explanation)
        }
        guard let consumer = captureSession.takeConsumer() else { throw .alreadyInUse }
        self.onResult = onResult
        worker = VisionWorker(capture: captureSession, detector: detector, kinds: kinds, consumer: consumer)
        captureSession.startRunning()
        let device = CameraDevice(id: captureSession.source, name: captureSession.source, position: .front)
        cameras = [device]
        activeCamera = device
    }

    /// Opens a new detection session: progress starts at 0.
    public func startDetection() {
        sessionNumber += 1
        session = DetectionSession(configuration: configuration)
        worker?.restart(kinds: kinds, session: sessionNumber)
        isDetecting = true
        isComplete = false
        awaited = 0
        acceptedPictures = []
        detectionResult = nil
        publish()
    }

    /// Stops judging; preview and progress stay.
    public func pauseDetection() { session.pause() }

    public func resumeDetection() { session.resume() }

    /// Takes the newest picture by hand, whatever the gates say.
    public func captureNow() {
        guard isDetecting, !isComplete else { return }
        perform(session.captureNow())
        publish()
    }

    /// The next camera, where there is more than one.
    public func switchCamera() {
        // One capture session has one source; boards with two cameras bring a session for each.
    }

    /// Ends detection and camera. The controller can be initialised again.
    public func finalizeCamera() {
        isDetecting = false
        worker?.stop()
        worker = nil
        captureSession.stopRunning()
        onResult = nil
        detectionResult = nil
    }

    @available(*, deprecated, renamed: "pauseDetection()")
    public func stopDetection() { pauseDetection() }

    @available(*, deprecated, renamed: "startDetection()")
    public func startDetectionSession() { startDetection() }

    /// Takes in what camera and detector had to say since the last call. Cheap; never waits.
    public func advance() {
        guard let worker else { return }
        for output in worker.drain() {
            switch output {
            case .observed(let sighting, let number):
                guard isDetecting, number == sessionNumber else { continue }
                perform(session.handle(sighting))
                see(sighting)
            case .encoded(let picture, let number):
                if number == sessionNumber { keep(picture) }
            case .notEncoded(let sentence, let number):
                if number == sessionNumber { onResult?(.failure(sentence)) }
            case .failed(let error):
                isDetecting = false
                onResult?(.failure(error.explanation))
            }
        }
        publish()
    }

    /// Shows a state that no camera made: for pictures of screens.
    package func show(status: DetectionStatus, accepted: Int, box: Rect?) {
        detectionStatus = status
        acceptedCount = accepted
        currentDetectionProgress = 100 * accepted / configuration.neededPictures
        detectedObjectNormalizedRect = box.map(displayed)
    }

    private var kinds: TargetKinds { configuration.species == .dog ? .dog : .cat }

    private func perform(_ effects: [DetectionEffect]) {
        for effect in effects {
            awaited += 1
            switch effect {
            case .accept(let candidate, let role, _):
                worker?.encode(candidate, role: role, isTest: license.isDebugMode, session: sessionNumber)
            case .finish(let appearance):
                isComplete = true
                worker?.encode(appearance, role: .appearance, isTest: license.isDebugMode, session: sessionNumber)
            }
        }
    }

    private func keep(_ picture: EncodedPicture) {
        awaited -= 1
        acceptedPictures.append(picture)
        guard isComplete, awaited == 0 else { return }
        isDetecting = false
        onResult?(
            .success(
                pictures: acceptedPictures.filter { $0.role != .appearance },
                appearance: acceptedPictures.filter { $0.role == .appearance }))
    }

    private func see(_ sighting: Sighting) {
        func box(_ track: Track?) -> BoundingBox? {
            track.map { BoundingBox(rect: displayed($0.box), score: $0.score) }
        }
        detectionResult = DetectionResult(
            nose: kinds.target == .dogNose ? box(sighting.target) : nil, face: box(sighting.face))
    }

    /// Only what differs is written, so that only views that read it are built again.
    private func publish() {
        if detectionStatus != session.status { detectionStatus = session.status }
        if acceptedCount != session.accepted { acceptedCount = session.accepted }
        if currentDetectionProgress != session.progress { currentDetectionProgress = session.progress }
        let rect = isDetecting ? session.box.map(displayed) : nil
        if detectedObjectNormalizedRect != rect { detectedObjectNormalizedRect = rect }
        if currentQuality != session.quality { currentQuality = session.quality }
        watchers.removeAll { $0.token == nil }
        watchers.forEach { $0.check(self) }
    }

    /// From the camera's picture to the picture as it is displayed.
    private func displayed(_ rect: Rect) -> Rect {
        let inside = rect.intersection(Rect(x: 0, y: 0, width: 1, height: 1))
        guard isMirrored else { return inside }
        return Rect(x: 1 - inside.maxX, y: inside.minY, width: inside.width, height: inside.height)
    }
}
