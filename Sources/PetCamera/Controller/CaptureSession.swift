import Cameras
package import Core
package import Imaging
import Synchronization

/// A camera pipeline: a source, the thread that reads it, and a feed that shows its newest frame.
///
/// It can be kept by the integrator and handed to a controller, and it alone feeds a preview. Callable from any thread.
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
        var generation = 0
        var visionProducer: LatestFrameProducer<Frame>
        var visionConsumer: LatestFrameConsumer<Frame>?
        var shown = 0
        var dropped = 0
    }

    /// The source as it is written on the command line.
    public let source: String
    /// What a view shows.
    package let feed = FrameFeed()
    /// Raised for every new frame.
    package let frameArrived = Signal()
    private let inner: Locked<Inner>
    private let stopping = Atomic<Int>(0)
    private let pool = FramePool(capacity: 12)

    /// - Parameter source: `v4l2` (the best camera), `v4l2:…`, `pattern`, or `replay:PATH[?fps=30&loop=1]`.
    public init(source: String = "v4l2") {
        self.source = source
        var mailbox = LatestFrame<Frame>()
        inner = Locked(Inner(visionProducer: mailbox.takeProducer(), visionConsumer: mailbox.takeConsumer()))
    }

    public var state: State { inner.withLock { $0.state } }

    /// Frames that came and frames that were bad, since the start.
    package var counts: (shown: Int, dropped: Int) { inner.withLock { ($0.shown, $0.dropped) } }

    /// The reading end for the one engine that looks at the frames; `nil` when it was taken.
    package func takeConsumer() -> LatestFrameConsumer<Frame>? { inner.withLock { $0.visionConsumer.take() } }

    package func giveBack(_ consumer: consuming LatestFrameConsumer<Frame>) {
        // A closure cannot consume a capture, so it goes through an optional that the closure empties.
        var held: LatestFrameConsumer<Frame>? = consume consumer
        inner.withLock { $0.visionConsumer = held.take() }
    }

    /// Starts reading on a thread of its own; does nothing when it runs already.
    public func startRunning() {
        inner.withLock { (inner) in
            guard inner.state != .running else { return }
            inner.state = .running
            inner.generation += 1
            let generation = inner.generation
            inner.thread = NamedThread("capture") { [self] in read(generation) }
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
                    return inner.withLock { $0.state = .ended }
                }
            }
        } catch {
            inner.withLock { $0.state = .failed(error.explanation) }
            // Whoever waits for a frame learns that none will come.
            frameArrived.raise()
        }
    }

    private func deliver(_ frame: Frame) {
        feed.show(frame)
        inner.withLock { (inner) in
            inner.shown += 1
            inner.visionProducer.publish(frame)
        }
        frameArrived.raise()
    }
}
