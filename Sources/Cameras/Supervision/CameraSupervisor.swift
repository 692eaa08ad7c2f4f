package import Core

/// Decides when a camera is opened, closed, given up and looked for again. A value: events go in, actions come out, and
/// time is passed in.
package struct CameraSupervisor: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// The driver's thread has opened it, and it streams.
        case opened
        /// A picture came, damaged or not: the pulse.
        case frame
        /// The driver's thread has ended by itself, with everything closed.
        case ended(CameraFault)
        /// The driver's thread has ended as it was asked to.
        case closed
        /// Something was plugged in, or got other permissions.
        case nodesChanged
        /// Nothing happened but time.
        case tick
    }

    package enum Action: Equatable, Sendable {
        /// Look for the camera and open it, on a thread of its own.
        case open
        /// Ask that thread to close the camera and end.
        case close
        /// The thread does not answer: it is left to itself, with everything that it holds.
        case abandon
    }

    /// Seconds without a frame after which it counts as stalled; a person should not wait for longer than two.
    private static let patience = 1.5
    /// Seconds that the first frame after an opening may take: some webcams set their exposure first.
    private static let firstPatience = 5.0
    /// Seconds that a driver gets for opening, and for closing.
    private static let openingPatience = 10.0
    private static let closingPatience = 2.0
    /// Seconds of frames after which what went wrong before is forgotten.
    private static let quiet = 30.0
    /// Each thread that is given up costs memory for ever.
    package static let mostAbandoned = 8

    /// What the driver's thread is at.
    private enum Driver: Equatable, Sendable {
        case none
        case opening(since: Instant)
        case streaming(since: Instant)
        case closing(since: Instant)
    }

    package private(set) var state = CameraState.absent
    /// Why no frames come; `nil` while they do.
    package private(set) var trouble: CameraFault?
    package private(set) var abandoned = 0
    private var driver = Driver.none
    /// When the newest frame came, since the opening.
    private var newest: Instant?
    private var backOff = BackOff()
    private var hasRun = false
    /// Whether the camera that is being closed is opened again at once.
    private var opensAtOnce = false

    package init() {}

    /// The first opening.
    package mutating func start(at now: Instant) -> [Action] { open(at: now) }

    package mutating func handle(_ event: Event, at now: Instant) -> [Action] {
        switch (driver, event) {
        case (.opening, .opened):
            driver = .streaming(since: now)
            newest = nil
            return []
        case (.streaming, .frame):
            newest = now
            hasRun = true
            (state, trouble) = (.running, nil)
            return []
        case (.opening, .ended(let fault)), (.streaming, .ended(let fault)), (.closing, .ended(let fault)):
            return lose(fault, at: now)
        case (.opening, .closed), (.streaming, .closed), (.closing, .closed):
            return closed(at: now)
        case (.none, .nodesChanged):
            // What was plugged in may be it.
            return state == .failed || state == .lost || state == .absent ? open(at: now) : []
        case (.none, .tick):
            return isDue(at: now) ? open(at: now) : []
        case (.opening(let since), .tick):
            return now - since >= CameraSupervisor.openingPatience
                ? abandon(CameraFault(.hung, "the camera's driver does not come back from opening"), at: now) : []
        case (.streaming(let since), .tick):
            return watch(since: since, at: now)
        case (.closing(let since), .tick):
            return now - since >= CameraSupervisor.closingPatience
                ? abandon(CameraFault(.hung, "the camera's driver hangs; the camera is looked for anew"), at: now) : []
        // A camera that works is left alone; and what comes from a thread that was given up means nothing.
        case (.opening, .nodesChanged), (.streaming, .nodesChanged), (.closing, .nodesChanged), (.none, .opened),
            (.none, .frame), (.none, .ended), (.none, .closed), (.opening, .frame), (.streaming, .opened),
            (.closing, .opened), (.closing, .frame):
            return []
        }
    }

    /// The moment of the next try; `nil` when none is planned.
    package var nextTry: Instant? { driver == .none && state != .failed ? backOff.due : nil }

    private mutating func open(at now: Instant) -> [Action] {
        driver = .opening(since: now)
        opensAtOnce = false
        newest = nil
        if state != .lost || trouble == nil { state = .opening }
        return [.open]
    }

    /// The pulse: frames that stop without an error, and a camera that has been well for long.
    private mutating func watch(since: Instant, at now: Instant) -> [Action] {
        let (age, patience) =
            newest.map { (now - $0, CameraSupervisor.patience) }
            ?? (now - since, CameraSupervisor.firstPatience)
        if age < patience {
            if newest != nil, now - since >= CameraSupervisor.quiet { backOff.reset() }
            return []
        }
        trouble = CameraFault(
            .silent,
            newest == nil ? "the camera was opened and sends nothing" : "the camera has stopped sending pictures")
        state = .stalled
        // One that has sent pictures is opened again at once; one that never did has to wait its turn.
        opensAtOnce = newest != nil
        driver = .closing(since: now)
        return [.close]
    }

    private mutating func closed(at now: Instant) -> [Action] {
        driver = .none
        if opensAtOnce { return open(at: now) }
        return wait(state: state == .stalled ? .lost : state, at: now)
    }

    private mutating func lose(_ fault: CameraFault, at now: Instant) -> [Action] {
        driver = .none
        trouble = fault
        // What has been a camera is one, whatever it says while it is plugged in.
        guard fault.canPass || hasRun else {
            state = .failed
            return []
        }
        return wait(state: hasRun ? .lost : .absent, at: now)
    }

    private mutating func abandon(_ fault: CameraFault, at now: Instant) -> [Action] {
        abandoned += 1
        trouble = fault
        driver = .none
        guard abandoned < CameraSupervisor.mostAbandoned else {
            trouble = CameraFault(.hung, "the camera's driver hangs again and again; the machine has to be restarted")
            state = .failed
            return [.abandon]
        }
        if opensAtOnce { return [.abandon] + open(at: now) }
        return [.abandon] + wait(state: hasRun ? .lost : .absent, at: now)
    }

    private mutating func wait(state: CameraState, at now: Instant) -> [Action] {
        self.state = state
        backOff.arm(at: now)
        return []
    }

    private mutating func isDue(at now: Instant) -> Bool { state != .failed && backOff.isDue(at: now) }
}
