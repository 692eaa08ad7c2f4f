package import Cameras
package import Core
package import Imaging

/// A camera pipeline: one or several sources, the thread that reads one of them, and a feed that shows its newest frame.
///
/// It can be kept by the integrator and handed to one controller after the other, and it alone feeds a preview. It runs
/// until it is stopped, whoever holds it. Callable from any thread.
public final class CaptureSession: Sendable {
    /// Whether frames come.
    public enum State: Equatable, Sendable {
        /// Nothing is read: it was not started yet, or `stopRunning()` was called while it ran.
        case stopped
        /// A source is being opened or read, also while it turns to another camera.
        case running
        /// The clip is over; the last frame stays.
        case ended
        /// The source could not be opened or went away; the text is a sentence for people.
        case failed(String)
    }

    /// What the threads share.
    struct Inner: ~Copyable {
        var state = State.stopped
        /// Set while the state is `failed`.
        var failure: SourceError?
        /// Why the last turn to another camera was taken back.
        var refusal: SourceError?
        var choice: CameraChoice
        var thread: NamedThread?
        /// Asks the newest thread to end. A thread that was given another one has nothing to say any more.
        var stop: StopRequest?
        var isOpening = false
        /// Grows with every source that is opened.
        var timeline = 0
        var visionProducer: LatestFrameProducer<CapturedFrame>
        var visionConsumer: LatestFrameConsumer<CapturedFrame>?
        /// What is known of a camera; `nil` for other sources, and before one was opened.
        var camera: CameraStatus?
        /// Settings that were asked for and did not reach the source yet.
        var settings: [CameraSetting: Int64] = [:]
        var shown = 0
        /// Pictures that came, good enough for a preview at least.
        var pictures = 0
        var dropped = 0
    }

    /// The cameras that it can turn to, in the order in which `CameraController.switchCamera()` goes through them; at
    /// least one, the same ones for its whole life.
    public let cameras: [CameraDevice]
    /// What a view shows.
    package let feed = FrameFeed()
    /// Raised for every new frame.
    package let frameArrived = Signal()
    /// Raised when the source was opened, or could not be.
    let opened = Signal()
    let inner: Locked<Inner>
    let pool = FramePool(capacity: 12)
    /// How a source is opened; on the capture thread.
    let open: @Sendable (SourceDescription, FramePool) throws(SourceError) -> any FrameSource

    /// - Parameter source: `v4l2` (the best camera), `v4l2:…`, `pattern`, or `replay:PATH[?fps=30&loop=1]`.
    public convenience init(source: String = "v4l2") { self.init(sources: [source]) }

    /// Several sources to switch between; the first is looked through at first, and counts as the front camera.
    ///
    /// - Parameter sources: each as `init(source:)` takes it; none at all is the best camera.
    public convenience init(sources: [String]) {
        self.init(
            cameras: sources.enumerated().map {
                CameraDevice(id: $0.element, position: $0.offset == 0 ? .front : .unspecified)
            })
    }

    /// Several cameras to switch between, with what people call them and which way they look.
    ///
    /// - Parameter cameras: the first is looked through at first; none at all is the best camera.
    public convenience init(cameras: [CameraDevice]) {
        self.init(cameras: cameras) { (description, pool) throws(SourceError) in try description.open(pool: pool) }
    }

    /// The same, with another way to open sources: cameras of a board with its profiles, or of a kernel that plays a
    /// script.
    package init(
        cameras: [CameraDevice],
        open: @escaping @Sendable (SourceDescription, FramePool) throws(SourceError) -> any FrameSource
    ) {
        self.open = open
        let known = cameras.isEmpty ? [CameraDevice(id: "v4l2", position: .front)] : cameras
        self.cameras = known
        var mailbox = LatestFrame<CapturedFrame>()
        inner = Locked(
            Inner(
                choice: CameraChoice(count: known.count), visionProducer: mailbox.takeProducer(),
                visionConsumer: mailbox.takeConsumer()))
    }

    /// Why a text does not name a source, in a sentence for people; `nil` when it does, whether or not there is such a
    /// camera or clip. For settings and command lines; nothing is opened.
    public static func problem(inSource text: String) -> String? {
        do throws(SourceError) {
            _ = try SourceDescription(text)
            return nil
        } catch {
            return error.explanation
        }
    }

    /// The camera that is open, or will be when the session starts.
    public var activeCamera: CameraDevice { cameras[inner.withLock { $0.choice.active }] }

    /// The active camera's source as it is written on the command line.
    public var source: String { activeCamera.id }

    /// Size of the picture in its own pixels; `nil` before the first one.
    public var pictureSize: Size? { feed.pictureSize }

    /// Whether frames come, at this moment; not observable, so ask it now and then.
    public var state: State { inner.withLock { $0.state } }

    /// Why the state is `failed`; `nil` when it is another one.
    package var failure: SourceError? { inner.withLock { $0.failure } }

    /// Why the last turn to another camera was taken back; `nil` when it was not, after the next one, and after a start.
    package var refusal: SourceError? { inner.withLock { $0.refusal } }

    package func forgetRefusal() { inner.withLock { $0.refusal = nil } }

    /// What is known of the camera at this moment, for diagnostics and screens: state, mode, trouble, counts. `nil` while
    /// no camera is read.
    package var cameraStatus: CameraStatus? { inner.withLock { $0.camera } }

    /// Asks the camera that is read for settings, in its driver's own units; it takes them within a quarter of a second,
    /// and `cameraStatus` tells of those that it does not take.
    package func set(_ settings: [CameraSetting: Int64]) {
        inner.withLock { $0.settings.merge(settings) { $1 } }
    }

    /// Frames that came and frames that were bad, since it was made.
    package var counts: (shown: Int, dropped: Int) { inner.withLock { ($0.shown, $0.dropped) } }

    /// Whether pictures come, for whoever watches over it.
    package var pulse: CapturePulse {
        inner.withLock { (inner) in
            CapturePulse(
                isRunning: inner.state == .running, isOpening: inner.isOpening, pictures: inner.pictures,
                isLost: inner.camera.map { [.lost, .absent, .failed].contains($0.state) } ?? false)
        }
    }

    /// The reading end for the one engine that looks at the frames; `nil` when it was taken.
    package func takeConsumer() -> LatestFrameConsumer<CapturedFrame>? { inner.withLock { $0.visionConsumer.take() } }

    package func giveBack(_ consumer: consuming LatestFrameConsumer<CapturedFrame>) {
        // A closure cannot consume a capture, so it goes through an optional that the closure empties.
        var held: LatestFrameConsumer<CapturedFrame>? = consume consumer
        inner.withLock { $0.visionConsumer = held.take() }
    }

    /// Starts reading on a thread of its own; does nothing when it runs already. A clip that is over, and a source that
    /// failed, begin anew.
    public func startRunning() { _ = start() }

    /// The same; true when it was this call that started it.
    package func start() -> Bool {
        inner.withLock { (inner) -> Bool in
            guard inner.state != .running else { return false }
            inner.choice.start()
            launch(&inner)
            return true
        }
    }

    /// Turns to the next camera: the thread that reads ends, and another opens the next source. One that cannot be
    /// opened, or fails before its first picture, is given up for the one before, and `refusal` says why. Never waits.
    /// A session that is stopped stays so, and starts with the next camera later.
    ///
    /// - Returns: frames on a time line before this one are of the camera before; `nil` when there is no other camera.
    package func turnToNextCamera() -> Int? {
        inner.withLock { (inner) -> Int? in
            guard inner.choice.turn() else { return nil }
            // Without a request to be made it was stopped, whatever its state tells of how it ended before.
            if inner.stop == nil {
                inner.choice.opened()
            } else {
                inner.stop?.make()
                launch(&inner)
            }
            return inner.timeline + 1
        }
    }

    /// Waits until the source was opened or has failed, and answers why it has failed. A source that takes longer goes
    /// on opening.
    package func waitUntilOpened(seconds: Double) -> SourceError? {
        let deadline = SystemClock().now + seconds
        while true {
            let (failure, isOpening) = inner.withLock { ($0.failure, $0.state == .running && $0.isOpening) }
            let remaining = deadline - SystemClock().now
            guard isOpening, remaining > 0 else { return failure }
            opened.wait(seconds: remaining)
        }
    }

    /// Stops and waits for the thread, which waits for nothing but a camera's frame; the last frame stays in the feed, and
    /// a state of `ended` or `failed` as what it was. Only `startRunning()`, or a controller that is initialised, reads
    /// again; until then a switch of the camera chooses for later.
    public func stopRunning() {
        var thread: NamedThread?
        inner.withLock { (inner) in
            inner.stop?.make()
            inner.stop = nil
            thread = inner.thread.take()
            if inner.state == .running { inner.state = .stopped }
        }
        if let thread = thread.take() { thread.join() }
    }
}
