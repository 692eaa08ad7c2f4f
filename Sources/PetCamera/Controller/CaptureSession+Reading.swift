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
        (inner.failure, inner.refusal, inner.camera) = (nil, nil, nil)
        inner.isOpening = true
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
        guard let camera = inner.withLock({ $0.stop === stop ? $0.choice.wanted : nil }),
            var timeline = beginTimeline(stop)
        else { return }
        let source = try open(SourceDescription(cameras[camera].id), pool)
        // Whoever opens the same device next finds it free.
        defer { leave(source, stop) }
        var isAnnounced = false
        var openings = 0
        let pace = Pace(until: stop)
        while !stop.isMade {
            if !isAnnounced, source.isOpen {
                announceOpened(stop)
                isAnnounced = true
            }
            let settings = takeSettings(stop)
            if !settings.isEmpty { source.set(settings) }
            switch try source.next() {
            case .frame(let frame):
                guard source.pacesItself || pace.wait(until: frame.time) else { return }
                deliver(CapturedFrame(frame: frame, timeline: timeline), stop)
            case .damaged(let frame, _):
                preview(frame, stop)
            case .dropped(let sequence, _):
                inner.withLock { $0.dropped += 1 }
                let time = Instant(seconds: Double(sequence) / source.frameRate)
                guard source.pacesItself || pace.wait(until: time) else { return }
            case .opened(let status):
                note(status, stop)
                // Tracks end where pictures end: what comes back may look elsewhere, at another size.
                if openings > 0 { timeline = beginTimeline(stop) ?? timeline }
                openings += 1
            case .status(let status):
                note(status, stop)
            case .controlChanged:
                break
            case .end:
                return end(.ended, nil, stop)
            }
        }
    }

    /// `nil` when another thread has taken over.
    private func beginTimeline(_ stop: StopRequest) -> Int? {
        inner.withLock { (inner) -> Int? in
            guard inner.stop === stop else { return nil }
            inner.timeline += 1
            return inner.timeline
        }
    }

    private func takeSettings(_ stop: StopRequest) -> [CameraSetting: Int64] {
        inner.withLock { (inner) in
            guard inner.stop === stop, !inner.settings.isEmpty else { return [:] }
            defer { inner.settings = [:] }
            return inner.settings
        }
    }

    private func announceOpened(_ stop: StopRequest) {
        inner.withLock { (inner) in
            guard inner.stop === stop else { return }
            inner.choice.opened()
            inner.isOpening = false
        }
        opened.raise()
    }

    private func leave(_ source: any FrameSource, _ stop: StopRequest) {
        source.close()
        inner.withLock { (inner) in
            if inner.stop === stop || inner.stop == nil { inner.camera = nil }
        }
    }

    private func note(_ status: CameraStatus, _ stop: StopRequest) {
        inner.withLock { (inner) in
            if inner.stop === stop { inner.camera = status }
        }
    }

    /// Shows a damaged picture, and gives it to nobody who judges. It is a sign of life all the same.
    private func preview(_ frame: Frame, _ stop: StopRequest) {
        inner.withLock { (inner) in
            guard inner.stop === stop else { return }
            feed.show(frame)
            inner.dropped += 1
            inner.pictures += 1
        }
    }

    /// True when there is a camera to go back to from one that gave no pictures.
    private func goBack(from error: SourceError, _ stop: StopRequest) -> Bool {
        inner.withLock { (inner) -> Bool in
            guard inner.stop === stop, inner.choice.goBack() else { return false }
            inner.refusal = error
            inner.isOpening = true
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
            inner.pictures += 1
            inner.choice.gavePicture()
            inner.visionProducer.publish(captured)
        }
        frameArrived.raise()
    }
}
