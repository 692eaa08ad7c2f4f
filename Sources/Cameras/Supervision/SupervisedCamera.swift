import Core
package import Imaging

/// A camera as a source of frames: found by what it is, watched, and found again. Used by one thread at a time, which
/// never waits for a driver.
package final class SupervisedCamera: FrameSource {
    /// Seconds after which `next` comes back though nothing has happened, so that its caller can be asked to end.
    private static let longestWait = 0.25
    /// Seconds between two looks at the driver's thread that count at the most: a machine that was busy elsewhere for
    /// longer has let that thread wait as well.
    private static let longestGap = 2 * longestWait

    package let frameRate = 30.0
    package let pacesItself = true
    /// What is known of it at this moment.
    package private(set) var status = CameraStatus()
    /// True once it was opened for the first time.
    package private(set) var isOpen = false
    private let kernel: any VideoKernel
    private let lane: any DriverLane
    private let pool: FramePool
    private let origin: Instant
    private let watch: Int32?
    private var search: CameraSearch
    private var supervisor = CameraSupervisor()
    /// The supervisor's time.
    private var time = WakingTime(longestGap: longestGap)
    /// Of the thread that has the driver; one that was given up has another.
    private var mailbox: DriverMailbox?
    private var nextSequence = 0
    /// Missed frames of the cameras before this opening.
    private var missedBefore = 0
    private var told: CameraState?
    /// What was asked for since it was made; a camera that comes back is set so again.
    private var settings: [CameraSetting: Int64] = [:]

    /// Does not wait: whether there is a camera shows in the first calls of `next`.
    package init(
        _ selector: CameraSelector, profiles: [CameraProfile] = [], pool: FramePool,
        kernel: any VideoKernel = LinuxVideoKernel(), lane: any DriverLane = DriverThreads()
    ) {
        (self.kernel, self.lane, self.pool) = (kernel, lane, pool)
        search = CameraSearch(selector, profiles: profiles)
        origin = lane.now
        // Without a watch it is found by looking now and then.
        watch = try? kernel.watchNodes()
        perform(supervisor.start(at: wakingNow()))
    }

    deinit {
        mailbox?.requestStop()
        if let watch { try? kernel.close(watch) }
    }

    /// Throws when the first opening fails; afterwards a camera that goes away is looked for, and the status says so.
    package func next() throws(SourceError) -> SourceEvent {
        let deadline = lane.now + SupervisedCamera.longestWait
        while true {
            while let report = mailbox?.take() {
                let event = take(report)
                if let fault = firstFault { throw SourceError(fault) }
                if let event { return event }
            }
            if let watch, (try? kernel.hasNewNodes(watch)) == true {
                perform(supervisor.handle(.nodesChanged, at: wakingNow()))
            }
            perform(supervisor.handle(.tick, at: wakingNow()))
            refresh()
            if let fault = firstFault { throw SourceError(fault) }
            let now = lane.now
            guard now < deadline, told == status.state else {
                told = status.state
                return .status(status)
            }
            // Without a driver's thread nobody raises it, and the time passes.
            let nextTry = supervisor.nextTry.map { time.clockMoment(of: $0) }
            lane.wait(for: mailbox?.arrived ?? idle, until: min(deadline, nextTry ?? deadline))
        }
    }

    private func wakingNow() -> Instant { time.look(at: lane.now) }

    private let idle = Signal()

    package func set(_ settings: [CameraSetting: Int64]) {
        self.settings.merge(settings) { $1 }
        mailbox?.ask(for: settings)
    }

    /// Closes the camera and waits for it as long as a driver may take; one that hangs is left with its thread.
    package func close() {
        guard let mailbox else { return }
        mailbox.requestStop()
        let deadline = lane.now + 2
        while lane.now < deadline {
            while let report = mailbox.take() {
                if case .ended = report { return self.mailbox = nil }
            }
            lane.wait(for: mailbox.arrived, until: deadline)
        }
        self.mailbox = nil
    }

    /// Why the first opening came to nothing.
    private var firstFault: CameraFault? {
        isOpen || [.opening, .running].contains(supervisor.state) ? nil : supervisor.trouble
    }

    private func perform(_ actions: [CameraSupervisor.Action]) {
        for action in actions {
            switch action {
            case .open: open()
            case .close: mailbox?.requestStop()
            case .abandon:
                // It ends by itself should the driver ever come back.
                mailbox?.requestStop()
                mailbox = nil
            }
        }
        refresh()
    }

    private func open() {
        let mailbox = DriverMailbox()
        self.mailbox = mailbox
        let (kernel, search, pool, origin, first) = (kernel, search, pool, origin, nextSequence)
        lane.start {
            DriverJob(
                kernel: kernel, mailbox: mailbox, search: search, pool: pool, origin: origin, firstSequence: first)
        }
    }

    private func refresh() {
        status.state = supervisor.state
        status.trouble = supervisor.trouble
        status.abandoned = supervisor.abandoned
    }

    /// Takes a report in; gives what the caller has to know of it.
    private func take(_ report: DriverReport) -> SourceEvent? {
        let now = wakingNow()
        status.overtaken += mailbox?.takeOvertaken() ?? 0
        switch report {
        case .opened(let identity, let mode, let adjustable, let complaints):
            (status.identity, status.mode, status.complaints) = (identity, mode, complaints)
            status.adjustable = adjustable
            status.openings += 1
            missedBefore = status.missed
            isOpen = true
            search.identity = identity
            noteOthers(than: identity)
            mailbox?.ask(for: settings)
            perform(supervisor.handle(.opened, at: now))
            return .opened(status)
        case .frame(let frame, let missed):
            status.frames += 1
            status.missed = missedBefore + missed
            return pulse(frame.sequence, .frame(frame), now)
        case .damaged(let frame, let reason):
            status.dropped += 1
            return pulse(frame.sequence, .damaged(frame, reason: reason), now)
        case .dropped(let sequence, let reason):
            status.dropped += 1
            nextSequence = max(nextSequence, sequence + 1)
            return .dropped(sequence: sequence, reason: reason)
        case .controlChanged(let id, let value):
            return .controlChanged(id: id, value: value)
        case .applied(let complaints):
            status.complaints = complaints
            return .status(status)
        case .ended(let fault):
            mailbox = nil
            perform(supervisor.handle(fault.map { .ended($0) } ?? .closed, at: now))
            return nil
        }
    }

    private func pulse(_ sequence: Int, _ event: SourceEvent, _ now: Instant) -> SourceEvent {
        nextSequence = max(nextSequence, sequence + 1)
        status.newest = lane.now
        perform(supervisor.handle(.frame, at: now))
        return event
    }

    /// Cameras that are there while ours is open are never taken for it later.
    private func noteOthers(than identity: CameraIdentity) {
        let nodes = (try? kernel.nodes()) ?? []
        search.others = nodes.map { CameraIdentity($0) }.filter { identity.kinship(of: $0) != .same }
    }
}
