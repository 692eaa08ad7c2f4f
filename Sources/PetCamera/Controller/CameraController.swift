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

    /// What the controller does with sightings.
    private enum Activity {
        /// Nothing was started, or the detection session has ended.
        case idle
        case detecting
        case paused
        /// All pictures are accepted and are being encoded.
        case complete
    }

    /// Seconds that a camera gets to say that it is not there. One that takes longer goes on opening by itself.
    private static let openingPatience = 1.0

    @ObservationIgnored private let configuration: DetectionConfiguration
    @ObservationIgnored private let license: LicenseInfo
    /// The camera pipeline that it looks at, for a preview of one's own; the same for the controller's whole life.
    @ObservationIgnored public let captureSession: CaptureSession
    /// Raised when `advance()` has something to take in.
    @ObservationIgnored package let reported = Signal()
    @ObservationIgnored private var worker: VisionWorker?
    @ObservationIgnored private var hasStartedCapture = false
    @ObservationIgnored private var detectorFailure: CameraInitializationError?
    /// `nil` until the controller is initialised for the first time: what pictures have to satisfy is read then.
    @ObservationIgnored private var session: DetectionSession?
    @ObservationIgnored private var limits: QualityLimits?
    @ObservationIgnored private var sessionNumber = 0
    @ObservationIgnored private var activity = Activity.idle
    /// Sightings on earlier time lines are of a camera that was switched away from.
    @ObservationIgnored private var firstTimeline = 0
    /// The one of the sightings that the session has seen; `nil` before its first.
    @ObservationIgnored private var timeline: Int?
    /// The target in the newest frame, once it was published.
    @ObservationIgnored private var shown: (time: Instant, box: Rect)?
    /// Pictures that were given to the encoder and are not back yet.
    @ObservationIgnored private var awaited = 0
    @ObservationIgnored var watchers: [Watcher] = []
    @ObservationIgnored private var onResult: (@MainActor (CaptureResult) -> Void)?
    /// What `onResult` will be told once the properties are up to date.
    @ObservationIgnored private var outcome: CaptureResult?

    /// Uses the best camera. This version opens none: initializing throws `noCamera`.
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
        worker?.stop()
        if hasStartedCapture { captureSession.stopRunning() }
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
        guard worker == nil else { throw .alreadyInUse }
        guard !license.isMissing else { throw .licenseMissing }
        do { _ = try SourceDescription(captureSession.source) } catch { throw CameraInitializationError(error) }
        let detector: PetDetector
        do { detector = try PetDetector.load(from: .find(), threads: 2) } catch {
            throw .detectorUnavailable(error.explanation)
        }
        let limits: QualityLimits
        do { limits = try QualityLimits.load(from: .find()) } catch {
            throw .detectorUnavailable(error.description)
        }
        guard var consumer = captureSession.takeConsumer() else { throw .alreadyInUse }
        // What the mailbox still holds belongs to the visit before.
        if captureSession.state != .running { _ = consumer.take() }
        hasStartedCapture = captureSession.start()
        if let error = captureSession.waitUntilOpened(seconds: CameraController.openingPatience) {
            captureSession.giveBack(consumer)
            hasStartedCapture = false
            throw CameraInitializationError(error)
        }
        worker = VisionWorker(
            capture: captureSession, detector: detector, kinds: kinds, consumer: consumer, reported: reported)
        detectorFailure = nil
        self.onResult = onResult
        self.captureSessionId = captureSessionId
        cameras = captureSession.cameras
        firstTimeline = 0
        captureSession.forgetRefusal()
        self.limits = limits
        beginSession(.idle)
    }

    /// Opens a new detection session: progress starts at 0, and one that was going on is given up. Does nothing before
    /// `initializeCamera`.
    public func startDetection() {
        guard let worker else { return }
        captureSession.forgetRefusal()
        beginSession(.detecting)
        worker.restart(kinds: kinds, session: sessionNumber)
    }

    /// Stops judging; preview, status and progress stay. Does nothing when no detection is going on.
    public func pauseDetection() {
        guard activity == .detecting else { return }
        activity = .paused
        session?.pause()
        publish()
    }

    /// Goes on where `pauseDetection()` has stopped; does nothing elsewhere.
    public func resumeDetection() {
        guard activity == .paused else { return }
        activity = .detecting
        session?.resume()
        publish()
    }

    /// Takes the newest picture by hand, whatever the gates say, during a pause too. Does nothing when no detection is
    /// going on or no picture has come yet.
    public func captureNow() {
        guard activity == .detecting || activity == .paused else { return }
        perform(session?.captureNow() ?? [])
        publish()
    }

    /// Turns to the next of `cameras`, and after the last to the first. Does nothing when there is one only, and before
    /// `initializeCamera`.
    ///
    /// Comes back at once: the preview keeps the last picture until the next camera gives one, and `activeCamera` changes
    /// when that camera is open. Accepted pictures, progress and a pause stay; what was seen is forgotten, so the status
    /// begins with `noObject` unless it stays because of a pause or an end. A camera that cannot be opened, or fails
    /// before its first picture, is given up for the one before; `failure` says why, and the detection goes on.
    /// `isMirrored` stays as it is.
    public func switchCamera() {
        guard worker != nil, let first = captureSession.turnToNextCamera() else { return }
        firstTimeline = first
        forgetCamera()
        publish()
    }

    /// Ends detection and the camera, unless the camera ran before the controller was given it. Status and progress
    /// stay to be shown. The controller can be initialised again; ending twice does nothing.
    public func finalizeCamera() {
        guard let worker else { return }
        worker.stop()
        self.worker = nil
        if hasStartedCapture { captureSession.stopRunning() }
        hasStartedCapture = false
        activity = .idle
        onResult = nil
        outcome = nil
        captureSessionId = nil
        cameras = []
        publish()
    }

    /// Takes in what camera and detector had to say since the last call. Cheap; never waits.
    public func advance() {
        guard let worker else { return }
        for output in worker.drain() { take(output) }
        // A session that has all its pictures needs no camera any more.
        if let trouble = detectorFailure ?? (activity == .complete ? nil : cameraFailure) {
            end(.failure(trouble.description))
        }
        let outcome = outcome
        self.outcome = nil
        publish()
        // Last, since whoever hears it may begin the next session or end the controller; an observer may have ended it.
        guard let outcome, self.worker === worker else { return }
        onResult?(outcome)
    }

    /// Shows a state that no camera made: for pictures of screens and tests of views.
    package func show(status: DetectionStatus, accepted: Int, box: Rect?) {
        detectionStatus = status
        acceptedCount = accepted
        currentDetectionProgress = 100 * accepted / configuration.neededPictures
        detectedObjectNormalizedRect = box.flatMap(displayed)
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

    private func beginSession(_ activity: Activity) {
        sessionNumber += 1
        session = limits.map { DetectionSession(configuration: configuration, limits: $0) }
        self.activity = activity
        awaited = 0
        acceptedPictures = []
        outcome = nil
        lastResult = nil
        timeline = nil
        publish()
    }

    private func take(_ output: VisionWorker.Output) {
        switch output {
        case .observed(let sighting, let number, let timeline):
            guard number == sessionNumber, activity != .idle, timeline >= firstTimeline else { return }
            if timeline != self.timeline, self.timeline != nil { forgetCamera() }
            self.timeline = timeline
            perform(session?.handle(sighting) ?? [])
            if activity == .detecting { see(sighting) }
        case .encoded(let picture, let number):
            if number == sessionNumber, activity != .idle { keep(picture) }
        case .notEncoded(let sentence, let number):
            if number == sessionNumber { end(.failure(sentence)) }
        case .failed(let error):
            detectorFailure = .detectorUnavailable(error.explanation)
        }
    }

    private func perform(_ effects: [DetectionEffect]) {
        for effect in effects {
            awaited += 1
            switch effect {
            case .accept(let candidate, let role, _):
                worker?.encode(candidate, role: role, isTest: license.isDebugMode, session: sessionNumber)
            case .finish(let appearance):
                activity = .complete
                worker?.encode(appearance, role: .appearance, isTest: license.isDebugMode, session: sessionNumber)
            }
        }
    }

    private func keep(_ picture: EncodedPicture) {
        awaited -= 1
        acceptedPictures.append(picture)
        guard activity == .complete, awaited == 0 else { return }
        end(
            .success(
                pictures: acceptedPictures.filter { $0.role != .appearance },
                appearance: acceptedPictures.filter { $0.role == .appearance }))
    }

    /// A detection session ends once.
    private func end(_ result: CaptureResult) {
        guard activity != .idle else { return }
        activity = .idle
        outcome = result
        lastResult = result
    }

    /// Boxes, tracks and moments of one camera mean nothing in the pictures of another.
    private func forgetCamera() {
        session?.changeCamera()
        timeline = nil
        if detectionResult != nil { detectionResult = nil }
    }

    private func see(_ sighting: Sighting) {
        func box(_ track: Track?) -> BoundingBox? {
            track.flatMap { track in displayed(track.box).map { BoundingBox(rect: $0, score: track.score) } }
        }
        detectionResult = DetectionResult(
            nose: kinds.target == .dogNose ? box(sighting.target) : nil, face: box(sighting.face))
    }

    /// Only what differs is written, so that only views that read it are built again.
    private func publish() {
        let isLooking = activity == .detecting || activity == .complete
        let (status, accepted, progress) = (
            session?.status ?? .noObject, session?.accepted ?? 0, session?.progress ?? 0
        )
        if detectionStatus != status { detectionStatus = status }
        if acceptedCount != accepted { acceptedCount = accepted }
        if currentDetectionProgress != progress { currentDetectionProgress = progress }
        let rect = isLooking ? shownBox().flatMap(displayed) : nil
        if detectedObjectNormalizedRect != rect { detectedObjectNormalizedRect = rect }
        let quality = isLooking ? session?.quality : nil
        if currentQuality != quality { currentQuality = quality }
        if !isLooking, detectionResult != nil { detectionResult = nil }
        let camera = worker == nil ? nil : captureSession.activeCamera
        if activeCamera != camera { activeCamera = camera }
        let trouble = worker == nil ? nil : detectorFailure ?? cameraFailure ?? switchFailure
        if failure != trouble { failure = trouble }
        notify()
    }

    /// Where the target is in the newest frame, which is on the screen while the detector is still at one before it.
    ///
    /// What the detector finds meanwhile is shown with the next frame: a box that moves while the picture stands would
    /// seem loose, and cost a picture of the screen.
    private func shownBox() -> Rect? {
        guard let time = captureSession.feed.frame?.time else { return session?.box }
        let box = session?.box(at: time)
        if box != nil, let shown, shown.time == time { return shown.box }
        shown = box.map { (time, $0) }
        return box
    }

    /// From the camera's picture to the picture as it is displayed; `nil` for what lies wholly outside of it.
    private func displayed(_ rect: Rect) -> Rect? {
        let inside = rect.intersection(.whole)
        guard !inside.isEmpty else { return nil }
        guard isMirrored else { return inside }
        return Rect(x: 1 - inside.maxX, y: inside.minY, width: inside.width, height: inside.height)
    }
}
