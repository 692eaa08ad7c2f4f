import Core
import Vision

/// The life of a controller's detection sessions, one after the other: what goes on, which sightings and pictures belong
/// to it, and how it ends. A value; what is to be encoded and told comes back.
struct DetectionRun {
    /// What is done with sightings.
    enum Activity {
        /// Nothing was started, or the detection session has ended.
        case idle
        case detecting
        case paused
        /// All pictures are accepted and are being encoded.
        case complete
    }

    private(set) var activity = Activity.idle
    /// `nil` before the first `open`; stays when it has ended.
    private(set) var session: DetectionSession?
    /// Grows with every session: sightings and pictures with another one are of a session before.
    private(set) var number = 0
    /// The session's, oldest first, as far as they are encoded.
    private(set) var pictures: [EncodedPicture] = []
    /// How the session ended; `nil` until then.
    private(set) var result: CaptureResult?
    /// Whether the result was not taken yet.
    private var isUntold = false
    /// Sightings on earlier time lines are of a camera that was switched away from.
    private var firstTimeline = 0
    /// The one of the sightings that the session has seen; `nil` before its first.
    private var timeline: Int?
    /// Pictures that were given to the encoder and are not back yet.
    private var awaited = 0

    /// Whether what is in view is shown.
    var isLooking: Bool { activity == .detecting || activity == .complete }

    /// A visit begins; nothing is judged before `start`.
    mutating func open(_ session: DetectionSession) {
        firstTimeline = 0
        begin(session, .idle)
    }

    /// One that was going on is given up.
    mutating func start(_ session: DetectionSession) { begin(session, .detecting) }

    /// The visit is over, in silence; what is known stays.
    mutating func close() {
        activity = .idle
        isUntold = false
    }

    /// False when nothing is going on that could pause.
    mutating func pause() -> Bool {
        guard activity == .detecting else { return false }
        activity = .paused
        session?.pause()
        return true
    }

    /// False when nothing pauses.
    mutating func resume() -> Bool {
        guard activity == .paused else { return false }
        activity = .detecting
        session?.resume()
        return true
    }

    /// `nil` when nothing is going on.
    mutating func captureNow() -> [DetectionEffect]? {
        guard activity == .detecting || activity == .paused else { return nil }
        return noted(session?.captureNow() ?? [])
    }

    /// Only sightings from this time line on count.
    mutating func turn(to timeline: Int) {
        firstTimeline = timeline
        forgetCamera()
    }

    /// - Returns: what it leads to, and whether it is the first of another camera; `nil` for a sighting that is not this
    ///   session's.
    mutating func handle(
        _ sighting: Sighting, session number: Int, timeline: Int
    ) -> (effects: [DetectionEffect], isOtherCamera: Bool)? {
        guard number == self.number, activity != .idle, timeline >= firstTimeline else { return nil }
        let isOtherCamera = self.timeline != nil && timeline != self.timeline
        if isOtherCamera { forgetCamera() }
        self.timeline = timeline
        return (noted(session?.handle(sighting) ?? []), isOtherCamera)
    }

    /// The last picture of a complete session ends it.
    mutating func keep(_ picture: EncodedPicture, session number: Int) {
        guard number == self.number, activity != .idle else { return }
        awaited -= 1
        pictures.append(picture)
        guard activity == .complete, awaited == 0 else { return }
        end(
            .success(
                pictures: pictures.filter { $0.role != .appearance },
                appearance: pictures.filter { $0.role == .appearance }))
    }

    /// A detection session ends once.
    mutating func end(_ result: CaptureResult) {
        guard activity != .idle else { return }
        activity = .idle
        self.result = result
        isUntold = true
    }

    /// The same for what belongs to the session of this number.
    mutating func end(_ result: CaptureResult, session number: Int) {
        if number == self.number { end(result) }
    }

    /// The result, once.
    mutating func takeResult() -> CaptureResult? {
        defer { isUntold = false }
        return isUntold ? result : nil
    }

    private mutating func begin(_ session: DetectionSession, _ activity: Activity) {
        number += 1
        self.session = session
        self.activity = activity
        pictures = []
        result = nil
        isUntold = false
        timeline = nil
        awaited = 0
    }

    private mutating func noted(_ effects: [DetectionEffect]) -> [DetectionEffect] {
        awaited += effects.count
        for case .finish in effects { activity = .complete }
        return effects
    }

    /// Boxes, tracks and moments of one camera mean nothing in the pictures of another.
    private mutating func forgetCamera() {
        session?.changeCamera()
        timeline = nil
    }
}
