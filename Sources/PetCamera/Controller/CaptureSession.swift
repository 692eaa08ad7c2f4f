import Cameras
package import Core
package import Imaging
import Synchronization

/// A camera pipeline: a source, the thread that reads it, and a feed that shows its newest frame.
///
/// It can be kept by the integrator and handed to one controller after the other, and it alone feeds a preview. It runs
/// until it is stopped, whoever holds it. Callable from any thread.
public final class CaptureSession: Sendable {
    /// Whether frames come.
    public enum State: Equatable, Sendable {
        case stopped
        case running
        /// The clip is over; the last frame stays.
        case ended
        /// The source could not be opened or went away; the text is a sentence for people.
        case failed(String)
    }

    private struct Inner: ~Copyable {
        var state = State.stopped
        var thread: NamedThread?
        /// Counts the starts, so that a thread that ends late says nothing about the next one.
        var generation = 0
        var isOpening = false
        var visionProducer: LatestFrameProducer<Frame>
        var visionConsumer: LatestFrameConsumer<Frame>?
        var shown = 0
        /// When the newest good frame came, or the start, on the system's monotonic clock.
        var newest = Instant.zero
        var dropped = 0
    }

    /// The source as it is written on the command line.
    public let source: String
    /// What a view shows.
    package let feed = FrameFeed()
    /// Raised for every new frame.
    package let frameArrived = Signal()
    /// Raised when the source was opened, or could not be.
    private let opened = Signal()
    private let inner: Locked<Inner>
    private let stopping = Atomic<Int>(0)
    private let pool = FramePool(capacity: 12)

    /// - Parameter source: `v4l2` (the best camera), `v4l2:…`, `pattern`, or `replay:PATH[?fps=30&loop=1]`. This version
    ///   opens no camera: with `v4l2` a controller throws `cameraUnavailable`.
    public init(source: String = "v4l2") {
        self.source = source
        var mailbox = LatestFrame<Frame>()
        inner = Locked(Inner(visionProducer: mailbox.takeProducer(), visionConsumer: mailbox.takeConsumer()))
    }

    /// Size of the picture in its own pixels; `nil` before the first one.
    public var pictureSize: Size? { feed.pictureSize }

    public var state: State { inner.withLock { $0.state } }

    /// Frames that came and frames that were bad, since the start.
    package var counts: (shown: Int, dropped: Int) { inner.withLock { ($0.shown, $0.dropped) } }

    /// True when it should be running and no good frame has come for so long: a camera can stop without an error.
    package func isStalled(at now: Instant, after seconds: Double) -> Bool {
        inner.withLock { $0.state == .running && now - $0.newest > seconds }
    }

    /// The reading end for the one engine that looks at the frames; `nil` when it was taken.
    package func takeConsumer() -> LatestFrameConsumer<Frame>? { inner.withLock { $0.visionConsumer.take() } }

    package func giveBack(_ consumer: consuming LatestFrameConsumer<Frame>) {
        // A closure cannot consume a capture, so it goes through an optional that the closure empties.
        var held: LatestFrameConsumer<Frame>? = consume consumer
        inner.withLock { $0.visionConsumer = held.take() }
    }

    /// Starts reading on a thread of its own; does nothing when it runs already. A clip that is over, and a source that
    /// failed, begin anew.
    public func startRunning() { _ = start() }

    /// The same; true when it was this call that started it.
    package func start() -> Bool {
        var before: NamedThread?
        let hasStarted = inner.withLock { (inner) -> Bool in
            guard inner.state != .running else { return false }
            before = inner.thread.take()
            inner.state = .running
            inner.isOpening = true
            inner.newest = SystemClock().now
            inner.generation += 1
            let generation = inner.generation
            inner.thread = NamedThread("capture") { [self] in read(generation) }
            return true
        }
        // The thread of a clip that is over has ended, and waits to be joined.
        if let before = before.take() { before.join() }
        return hasStarted
    }

    /// Waits until the source was opened or has failed, and answers the state; a source that takes longer is still
    /// `running`.
    package func waitUntilOpened(seconds: Double) -> State {
        let deadline = SystemClock().now + seconds
        while true {
            let (state, isOpening) = inner.withLock { ($0.state, $0.isOpening) }
            let remaining = deadline - SystemClock().now
            guard state == .running, isOpening, remaining > 0 else { return state }
            opened.wait(seconds: remaining)
        }
    }

    /// Stops and waits for the thread; the last frame stays in the feed.
    public func stopRunning() {
        var thread: NamedThread?
        inner.withLock { (inner) in
            stopping.store(inner.generation, ordering: .releasing)
            thread = inner.thread.take()
            if inner.state == .running { inner.state = .stopped }
        }
        if let thread = thread.take() { thread.join() }
    }

    private func read(_ generation: Int) {
        do throws(SourceError) {
            let source = try SourceDescription(source).open(pool: pool)
            inner.withLock { $0.isOpening = false }
            opened.raise()
            let pace = Pace(startedAt: SystemClock().now)
            while stopping.load(ordering: .acquiring) < generation {
                switch try source.next() {
                case .frame(let frame):
                    if !source.pacesItself { pace.wait(until: frame.time) }
                    deliver(frame)
                case .dropped(let sequence, _):
                    inner.withLock { $0.dropped += 1 }
                    if !source.pacesItself { pace.wait(until: Instant(seconds: Double(sequence) / source.frameRate)) }
                case .end:
                    return end(.ended, generation)
                }
            }
        } catch {
            end(.failed(error.explanation), generation)
            // Whoever waits for a frame learns that none will come.
            opened.raise()
            frameArrived.raise()
        }
    }

    /// A thread that was told to stop, or was replaced, has nothing to say any more.
    private func end(_ state: State, _ generation: Int) {
        inner.withLock { (inner) in
            if inner.generation == generation, inner.state == .running { inner.state = state }
        }
    }

    private func deliver(_ frame: Frame) {
        feed.show(frame)
        inner.withLock { (inner) in
            inner.shown += 1
            inner.newest = SystemClock().now
            inner.visionProducer.publish(frame)
        }
        frameArrived.raise()
    }
}
