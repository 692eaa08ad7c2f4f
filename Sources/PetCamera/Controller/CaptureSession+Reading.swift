import Cameras
import Core
import Imaging

/// What the capture threads do. There may be two for a moment, and only the newer one reads.
extension CaptureSession {
    /// Begins a thread that waits for the one before it, which has ended or was asked to.
    func launch(_ inner: inout Inner) {
        let before = Locked<NamedThread?>(inner.thread.take())
        let stop = StopRequest()
        inner.stop = stop
        inner.state = .running
        (inner.failure, inner.refusal) = (nil, nil)
        inner.isOpening = true
        inner.newest = SystemClock().now
        inner.thread = NamedThread("capture") { [self] in
            if let thread = before.withLock({ $0.take() }) { thread.join() }
            run(stop)
        }
    }

    /// Reads the camera that is wanted, and where it gives no pictures the one before.
    private func run(_ stop: StopRequest) {
        while !stop.isMade {
            do throws(SourceError) {
                return try read(stop)
            } catch {
                if goBack(from: error, stop) { continue }
                end(.failed(error.explanation), error, stop)
                // Whoever waits for a frame learns that none will come.
                opened.raise()
                frameArrived.raise()
                return
            }
        }
    }

    private func read(_ stop: StopRequest) throws(SourceError) {
        let begun = inner.withLock { (inner) -> (camera: Int, timeline: Int)? in
            guard inner.stop === stop else { return nil }
            inner.timeline += 1
            return (inner.choice.wanted, inner.timeline)
        }
        guard let begun else { return }
        let source = try SourceDescription(cameras[begun.camera].id).open(pool: pool)
        inner.withLock { (inner) in
            guard inner.stop === stop else { return }
            inner.choice.opened()
            inner.isOpening = false
        }
        opened.raise()
        let pace = Pace(until: stop)
        while !stop.isMade {
            switch try source.next() {
            case .frame(let frame):
                guard source.pacesItself || pace.wait(until: frame.time) else { return }
                deliver(CapturedFrame(frame: frame, timeline: begun.timeline), stop)
            case .dropped(let sequence, _):
                inner.withLock { $0.dropped += 1 }
                let time = Instant(seconds: Double(sequence) / source.frameRate)
                guard source.pacesItself || pace.wait(until: time) else { return }
            case .end:
                return end(.ended, nil, stop)
            }
        }
    }

    /// True when there is a camera to go back to from one that gave no pictures.
    private func goBack(from error: SourceError, _ stop: StopRequest) -> Bool {
        inner.withLock { (inner) -> Bool in
            guard inner.stop === stop, inner.choice.goBack() else { return false }
            inner.refusal = error
            inner.newest = SystemClock().now
            return true
        }
    }

    private func end(_ state: State, _ failure: SourceError?, _ stop: StopRequest) {
        inner.withLock { (inner) in
            guard inner.stop === stop else { return }
            inner.state = state
            inner.failure = failure
        }
    }

    private func deliver(_ captured: CapturedFrame, _ stop: StopRequest) {
        inner.withLock { (inner) in
            guard inner.stop === stop else { return }
            feed.show(captured.frame)
            inner.shown += 1
            inner.newest = SystemClock().now
            inner.choice.gavePicture()
            inner.visionProducer.publish(captured)
        }
        frameArrived.raise()
    }
}
