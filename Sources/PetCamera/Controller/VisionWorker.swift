import Core
import Imaging
import Vision

/// The vision thread: takes the newest frame, detects, tracks and measures, and encodes accepted pictures.
///
/// Frames are never queued; sightings reach the main loop through a short queue whose drops are counted.
final class VisionWorker: Sendable {
    enum Output: Sendable {
        /// Of a frame on the capture session's time line of this number.
        case observed(Sighting, session: Int, timeline: Int)
        case encoded(EncodedPicture, session: Int)
        /// Encoding was asked for and failed.
        case notEncoded(String, session: Int)
        /// The detector failed; there will be no more sightings.
        case failed(VisionError)
    }

    private enum Order: Sendable {
        /// Sightings from here on belong to the session of this number.
        case restart(TargetKinds, session: Int)
        case encode(PictureCandidate, PictureRole, isTest: Bool, session: Int)
        case stop
    }

    private let orders = Locked<[Order]>([])
    private let sightings = DroppingQueue<Output>(bound: 8)
    /// Pictures are not dropped: their number is bounded by what a session needs.
    private let results = Locked<[Output]>([])
    private let capture: CaptureSession
    private let reported: Signal
    private let thread: Locked<NamedThread?>

    /// - Parameters:
    ///   - detector: given over to the thread.
    ///   - reported: raised when there is something to drain.
    init(
        capture: CaptureSession, detector: sending PetDetector, kinds: TargetKinds,
        consumer: consuming LatestFrameConsumer<CapturedFrame>, reported: Signal
    ) {
        self.capture = capture
        self.reported = reported
        thread = Locked(nil)
        let observer = PetObserver(detector: detector, kinds: kinds)
        let box = Locked<Handover?>(Handover(observer: observer, kinds: kinds, consumer: consumer))
        thread.withLock { (thread) in
            thread = NamedThread("vision") { [self] in
                guard let handover = box.withLock({ $0.take() }) else { return }
                run(handover)
            }
        }
    }

    private struct Handover: ~Copyable {
        let observer: PetObserver
        let kinds: TargetKinds
        var consumer: LatestFrameConsumer<CapturedFrame>
    }

    /// Observations from before are told apart by the session's number.
    func restart(kinds: TargetKinds, session number: Int) {
        orders.withLock { $0.append(.restart(kinds, session: number)) }
        capture.frameArrived.raise()
    }

    func encode(_ candidate: PictureCandidate, role: PictureRole, isTest: Bool, session: Int) {
        orders.withLock { $0.append(.encode(candidate, role, isTest: isTest, session: session)) }
        capture.frameArrived.raise()
    }

    /// Everything that came since the last call, oldest first.
    func drain() -> [Output] {
        sightings.popAll()
            + results.withLock { (results) in
                defer { results = [] }
                return results
            }
    }

    /// Ends the thread and waits for it; its end of the mailbox goes back to the capture session.
    func stop() {
        orders.withLock { $0.append(.stop) }
        capture.frameArrived.raise()
        var ended: NamedThread?
        thread.withLock { ended = $0.take() }
        if let ended = ended.take() { ended.join() }
    }

    private func run(_ handover: consuming Handover) {
        var handover = handover
        var encoder = PictureEncoder()
        var kinds = handover.kinds
        var number = 0
        var timeline: Int?
        var pace = LookPace()
        while true {
            capture.frameArrived.wait(seconds: 0.25)
            for order in orders.withLock({ (orders) -> [Order] in
                defer { orders = [] }
                return orders
            }) {
                switch order {
                case .restart(let asked, let session):
                    handover.observer.reset(kinds: asked)
                    kinds = asked
                    number = session
                    pace.reset()
                case .encode(let candidate, let role, let isTest, let session):
                    let output = VisionWorker.encode(candidate, role, isTest, session, &encoder)
                    report(output)
                case .stop:
                    return capture.giveBack(handover.consumer)
                }
            }
            guard let captured = handover.consumer.take() else { continue }
            if timeline != captured.timeline {
                // What another camera saw is not in this one's pictures, and its moments do not compare.
                handover.observer.reset(kinds: kinds)
                timeline = captured.timeline
                pace.reset()
            }
            guard pace.isDue(at: captured.frame.time) else { continue }
            do throws(VisionError) {
                let sighting = try handover.observer.observe(captured.frame, detecting: true)
                sightings.push(.observed(sighting, session: number, timeline: captured.timeline))
                reported.raise()
            } catch {
                report(.failed(error))
                return capture.giveBack(handover.consumer)
            }
        }
    }

    private func report(_ output: Output) {
        results.withLock { $0.append(output) }
        reported.raise()
    }

    private static func encode(
        _ candidate: PictureCandidate, _ role: PictureRole, _ isTest: Bool, _ session: Int,
        _ encoder: inout PictureEncoder
    ) -> Output {
        do throws(ImagingError) {
            return .encoded(try encoder.encode(candidate, role: role, isTest: isTest), session: session)
        } catch {
            return .notEncoded(error.description, session: session)
        }
    }
}
