import Cameras
public import Core
public import FoundationEssentials
import Imaging
public import Observation
public import Vision

/// Finds an animal, judges pictures and collects the good ones: the engine's face for an interface.
///
/// On the main thread. `initializeCamera` comes first, then `startDetection`, and `finalizeCamera` when the visit is
/// over; calls that come when there is nothing to do for them do nothing. `advance()` takes in what the other threads
/// have to say; camera views call it in every turn of the loop, an interface without them calls it in its own. Properties
/// change only in there and in the calls below.
@MainActor @Observable
public final class CameraController {
    /// Stays when detection pauses or ends.
    public private(set) var detectionStatus = DetectionStatus.noObject
    /// Accepted pictures over needed ones, 0…100; stays when detection pauses or ends.
    public private(set) var currentDetectionProgress = 0
    /// The tracked nose or face in the displayed picture, as fractions, origin top left; `nil` when not in view, and
    /// while detection is paused.
    public private(set) var detectedObjectNormalizedRect: Rect?
    /// Nose and face in the displayed picture; `nil` when detection is paused or has ended.
    public private(set) var detectionResult: DetectionResult?
    /// The capture session's cameras, in the order in which `switchCamera()` goes through them; empty until the
    /// controller is initialised.
    public private(set) var cameras: [CameraDevice] = []
    /// The camera that is open; another one once a switch has opened it. `nil` until the controller is initialised.
    public private(set) var activeCamera: CameraDevice?
    /// The visit that the pictures belong to; `nil` until the controller is initialised.
    public private(set) var captureSessionId: UUID?
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
    /// How the last detection session ended, as `onResult` is told; `nil` from the next start on. Stays after
    /// `finalizeCamera()`.
    public private(set) var lastResult: CaptureResult?
    /// Why no pictures come, or no detections; and why the last `switchCamera()` was taken back, until the next one or
    /// the next start. `nil` while all is well, and when the controller is not initialised.
    public private(set) var failure: CameraInitializationError?

    @ObservationIgnored private let configuration: DetectionConfiguration
    @ObservationIgnored private let license: LicenseInfo
    /// The camera pipeline that it looks at, for a preview of one's own; the same for the controller's whole life.
    @ObservationIgnored public let captureSession: CaptureSession
    /// Raised when `advance()` has something to take in.
    @ObservationIgnored package let reported = Signal()
    /// `nil` until the controller is initialised, and after its end.
    @ObservationIgnored private var engine: RunningEngine?
    @ObservationIgnored private var detectorFailure: CameraInitializationError?
    @ObservationIgnored private var run = DetectionRun()
    @ObservationIgnored private var shownBox = ShownBox()
    @ObservationIgnored private var nudge = ExposureNudge()
    @ObservationIgnored var watchers: [Watcher] = []
    @ObservationIgnored private var onResult: (@MainActor (CaptureResult) -> Void)?

    /// Uses the best camera.
    public convenience init(configuration: DetectionConfiguration, licenseInfo: LicenseInfo) {
        self.init(configuration: configuration, licenseInfo: licenseInfo, captureSession: CaptureSession())
    }

    /// Uses a capture session that the integrator made, and keeps: one that runs already goes on when the controller
    /// ends, and one that the controller started is stopped by it.
    public init(configuration: DetectionConfiguration, licenseInfo: LicenseInfo, captureSession: CaptureSession) {
        self.configuration = configuration
        license = licenseInfo
        self.captureSession = captureSession
    }

    deinit {
        // A controller that is forgotten leaves no threads behind, and the capture session free for the next one.
        engine?.stop()
    }

    /// Loads the detector and starts the camera; detection begins with `startDetection()`.
    ///
    /// Throws `noCamera`, `permissionDenied`, `cameraBusy` or `cameraUnavailable` when it shows within a second that the
    /// camera or clip cannot be opened, for which it waits; what goes wrong later is told by `failure`, and reaches
    /// `onResult` as a failure of the detection session. Throws `licenseMissing` without a key, `detectorUnavailable`
    /// without a model, and `alreadyInUse` while this controller is initialised or another has the capture session.
    /// After an error nothing has changed, and it can be tried again.
    ///
    /// - Parameters:
    ///   - captureSessionId: the visit that the pictures belong to.
    ///   - onResult: called on the main thread, once for every detection session that finishes or fails. A session that
    ///     is given up, by `startDetection()` or `finalizeCamera()`, ends in silence.
    public func initializeCamera(
        captureSessionId: UUID, onResult: @escaping @MainActor (CaptureResult) -> Void
    ) throws(CameraInitializationError) {
        guard engine == nil else { throw .alreadyInUse }
        guard !license.isMissing else { throw .licenseMissing }
        let engine = try RunningEngine(captureSession, kinds: kinds, reported: reported)
        self.engine = engine
        detectorFailure = nil
        self.onResult = onResult
        self.captureSessionId = captureSessionId
        cameras = captureSession.cameras
        captureSession.forgetRefusal()
        run.open(DetectionSession(configuration: configuration, limits: engine.limits))
        publish()
    }

    /// Opens a new detection session: progress starts at 0, and one that was going on is given up. Does nothing before
    /// `initializeCamera`.
    public func startDetection() {
        guard let engine else { return }
        captureSession.forgetRefusal()
        run.start(DetectionSession(configuration: configuration, limits: engine.limits))
        publish()
        engine.worker.restart(kinds: kinds, session: run.number)
    }

    /// Stops judging; preview, status and progress stay. Does nothing when no detection is going on.
    public func pauseDetection() {
        if run.pause() { publish() }
    }

    /// Goes on where `pauseDetection()` has stopped; does nothing elsewhere.
    public func resumeDetection() {
        if run.resume() { publish() }
    }

    /// Takes the newest picture by hand, whatever the gates say, during a pause too. Does nothing when no detection is
    /// going on or no picture has come yet.
    public func captureNow() {
        guard let effects = run.captureNow() else { return }
        perform(effects)
        publish()
    }

    /// Turns to the next of `cameras`, and after the last to the first. Does nothing when there is one only, and before
    /// `initializeCamera`.
    ///
    /// Comes back at once: the preview keeps the last picture until the next camera gives one, and `activeCamera` changes
    /// when that camera is open. Accepted pictures, progress and a pause stay; what was seen is forgotten, so the status
    /// begins with `noObject` unless it stays because of a pause or an end. A camera that cannot be opened, or fails
    /// before its first picture, is given up for the one before; `failure` says why, and the detection goes on. The next
    /// switch goes past it, and tries it again in the next round. `isMirrored` stays as it is.
    public func switchCamera() {
        guard engine != nil, let first = captureSession.turnToNextCamera() else { return }
        run.turn(to: first)
        forgetResult()
        publish()
    }

    /// Ends detection and the camera, unless the camera ran before the controller was given it. Status and progress
    /// stay to be shown. The controller can be initialised again; ending twice does nothing.
    public func finalizeCamera() {
        guard let engine else { return }
        engine.stop()
        self.engine = nil
        run.close()
        onResult = nil
        captureSessionId = nil
        cameras = []
        publish()
    }

    /// Takes in what camera and detector had to say since the last call. Cheap; never waits.
    public func advance() {
        guard let worker = engine?.worker else { return }
        for output in worker.drain() { take(output) }
        // A session that has all its pictures needs no camera any more.
        if let trouble = detectorFailure ?? (run.activity == .complete ? nil : cameraFailure) {
            run.end(.failure(trouble.description))
        }
        let result = run.takeResult()
        publish()
        // Last, since whoever hears it may begin the next session or end the controller; an observer may have ended it.
        guard let result, engine?.worker === worker else { return }
        onResult?(result)
    }

    /// Shows a state that no camera made: for pictures of screens and tests of views.
    package func show(status: DetectionStatus, accepted: Int, box: Rect?) {
        detectionStatus = status
        acceptedCount = accepted
        currentDetectionProgress = 100 * accepted / configuration.neededPictures
        detectedObjectNormalizedRect = box.flatMap { $0.displayed(mirrored: isMirrored) }
    }

    /// Whether pictures are marked `test`, and a `CameraView` draws the debug overlay; a screen without one shows a
    /// `DebugOverlay`. As the `LicenseInfo` says.
    public var isDebugMode: Bool { license.isDebugMode }

    private var kinds: TargetKinds { configuration.species == .dog ? .dog : .cat }

    private var cameraFailure: CameraInitializationError? {
        captureSession.failure.map { CameraInitializationError($0) }
    }

    private var switchFailure: CameraInitializationError? {
        captureSession.refusal.map { CameraInitializationError($0) }
    }

    private func take(_ output: VisionWorker.Output) {
        switch output {
        case .observed(let sighting, let number, let timeline):
            guard let (effects, isOtherCamera) = run.handle(sighting, session: number, timeline: timeline) else {
                return
            }
            if isOtherCamera {
                forgetResult()
                nudge.forgetTimes()
            }
            perform(effects)
            adjustExposure(at: sighting.time)
            if run.activity == .detecting {
                detectionResult = DetectionResult(sighting, kinds: kinds, mirrored: isMirrored)
            }
        case .encoded(let picture, let number): run.keep(picture, session: number)
        case .notEncoded(let sentence, let number): run.end(.failure(sentence), session: number)
        case .failed(let error): detectorFailure = .detectorUnavailable(error.explanation)
        }
    }

    /// The camera is asked before a person is.
    private func adjustExposure(at now: Instant) {
        guard run.activity == .detecting, let status = run.session?.status else { return }
        let exposure = captureSession.cameraStatus?.adjustable[.exposureCompensation]
        if let value = nudge.see(status, exposure: exposure, at: now) {
            captureSession.set([.exposureCompensation: value])
        }
    }

    private func perform(_ effects: [DetectionEffect]) {
        for effect in effects {
            let (picture, role) =
                switch effect {
                case .accept(let candidate, let role, _): (candidate, role)
                case .finish(let appearance): (appearance, PictureRole.appearance)
                }
            engine?.worker.encode(picture, role: role, isTest: license.isDebugMode, session: run.number)
        }
    }

    private func forgetResult() {
        if detectionResult != nil { detectionResult = nil }
    }

    /// Only what differs is written, so that only views that read it are built again.
    private func publish() {
        let session = run.session
        let (status, accepted, progress) = (
            session?.status ?? .noObject, session?.accepted ?? 0, session?.progress ?? 0
        )
        if detectionStatus != status { detectionStatus = status }
        if acceptedCount != accepted { acceptedCount = accepted }
        if currentDetectionProgress != progress { currentDetectionProgress = progress }
        if acceptedPictures != run.pictures { acceptedPictures = run.pictures }
        if lastResult != run.result { lastResult = run.result }
        let box = run.isLooking ? shownBox.box(of: session, in: captureSession.feed.frame?.time) : nil
        let rect = box.flatMap { $0.displayed(mirrored: isMirrored) }
        if detectedObjectNormalizedRect != rect { detectedObjectNormalizedRect = rect }
        let quality = run.isLooking ? session?.quality : nil
        if currentQuality != quality { currentQuality = quality }
        if !run.isLooking { forgetResult() }
        let camera = engine == nil ? nil : captureSession.activeCamera
        if activeCamera != camera { activeCamera = camera }
        let trouble = engine == nil ? nil : detectorFailure ?? cameraFailure ?? switchFailure
        if failure != trouble { failure = trouble }
        notify()
    }
}
