package import Cameras
package import Core
import Glibc

/// Plays the operating system: devices that come and go, drivers that lie, refuse and hang, and a clock that moves only
/// when somebody waits.
///
/// A call that hangs blocks its thread until the lane that plays the threads lets it go, and then ends with EINTR.
package final class ScriptedKernel: VideoKernel {
    struct State {
        var now: Instant
        var devices: [ScriptedDevice] = []
        var open: [Int32: Int] = [:]
        var nextDescriptor: Int32 = 100
        var watches: Set<Int32> = []
        var hasNews = false
        var faults: [KernelFault] = []
        var counts: [KernelCall: Int] = [:]
        var trace: [KernelCall] = []
        /// The call that is being made does not come back.
        var isHung = false
        var park: (@Sendable () -> Void)?
        var mappings = 0
        var happenings: [(at: Instant, what: @Sendable (ScriptedKernel) -> Void)] = []
    }

    let state: Locked<State>

    package init(_ cameras: [ScriptedCamera] = [], faults: [KernelFault] = [], now: Instant = Instant(seconds: 1000)) {
        var first = State(now: now)
        first.devices = cameras.map { ScriptedDevice($0) }
        first.faults = faults
        state = Locked(first)
    }

    // What the script tells.

    package func plug(_ camera: ScriptedCamera, announced: Bool = true) {
        state.withLock { (state) in
            state.devices.append(ScriptedDevice(camera))
            if announced { state.hasNews = true }
        }
    }

    /// An open descriptor stays, and every call on it is refused with ENODEV.
    package func unplug(_ path: String) {
        state.withLock { (state) in
            for index in state.devices.indices where state.devices[index].camera.node.path == path {
                state.devices[index].isGone = true
            }
        }
    }

    package func change(_ path: String, _ body: (inout ScriptedCamera) -> Void) {
        state.withLock { (state) in
            for index in state.devices.indices where state.devices[index].camera.node.path == path {
                body(&state.devices[index].camera)
            }
        }
    }

    package func announce() { state.withLock { $0.hasNews = true } }

    package func tell(_ path: String, _ event: VideoEvent) {
        state.withLock { (state) in
            for index in state.devices.indices where state.devices[index].camera.node.path == path {
                state.devices[index].events.append(event)
            }
        }
    }

    package func add(_ fault: KernelFault) {
        state.withLock { (state) in
            var fault = fault
            // Counted from now on.
            fault.after += state.counts[fault.call] ?? 0
            state.faults.append(fault)
        }
    }

    package func clearFaults() { state.withLock { $0.faults = [] } }

    /// Something that happens when the clock comes by.
    package func at(seconds: Double, _ what: @escaping @Sendable (ScriptedKernel) -> Void) {
        state.withLock { $0.happenings.append((Instant(seconds: 1000 + seconds), what)) }
    }

    package func advance(to moment: Instant) {
        while let due = state.withLock({ (state) -> (@Sendable (ScriptedKernel) -> Void)? in
            guard
                let index = state.happenings.indices.filter({ state.happenings[$0].at <= moment })
                    .min(by: { state.happenings[$0].at < state.happenings[$1].at })
            else { return nil }
            let (at, what) = state.happenings.remove(at: index)
            state.now = max(state.now, at)
            return what
        }) {
            due(self)
        }
        state.withLock { $0.now = max($0.now, moment) }
    }

    // What the script sees.

    package var now: Instant { state.withLock { $0.now } }
    package var openDescriptors: Int { state.withLock { $0.open.count } }
    package var openWatches: Int { state.withLock { $0.watches.count } }
    package var mappings: Int { state.withLock { $0.mappings } }
    package func count(_ call: KernelCall) -> Int { state.withLock { $0.counts[call] ?? 0 } }
    package var trace: [KernelCall] { state.withLock { $0.trace } }
    package func values(_ path: String) -> [UInt32: Int64] {
        state.withLock { $0.devices.last { $0.camera.node.path == path }?.values ?? [:] }
    }

    /// Set by the lane that plays the threads: called on a thread whose driver hangs, and comes back when that is let go.
    package func whenHung(_ park: @escaping @Sendable () -> Void) { state.withLock { $0.park = park } }

    /// One call. A thread that hangs does so outside of the lock, so that others go on.
    func run<Result>(_ body: (inout State) throws(SystemError) -> Result) throws(SystemError) -> Result {
        do throws(SystemError) {
            return try state.withLock(body)
        } catch {
            let park = state.withLock { (state) -> (@Sendable () -> Void)? in
                defer { state.isHung = false }
                return state.isHung ? state.park : nil
            }
            park?()
            throw error
        }
    }

    /// Counts the call and refuses it where the script says so.
    func enter(_ call: KernelCall, _ state: inout State) throws(SystemError) {
        let count = state.counts[call] ?? 0
        state.counts[call] = count + 1
        if call != .wait, call != .hasNewNodes { state.trace.append(call) }
        for fault in state.faults where fault.call == call {
            let last = fault.count == .max ? Int.max : fault.after + fault.count
            guard count >= fault.after, count < last else { continue }
            switch fault.outcome {
            case .refused(let errno): throw SystemError(call.rawValue, "script", errno: errno)
            case .hangs:
                state.isHung = true
                throw SystemError(call.rawValue, errno: EINTR)
            }
        }
    }

    /// The device behind a descriptor, which may be gone.
    func device(_ descriptor: Int32, _ call: KernelCall, _ state: State) throws(SystemError) -> Int {
        guard let index = state.open[descriptor] else { throw SystemError(call.rawValue, errno: EBADF) }
        guard !state.devices[index].isGone else { throw SystemError(call.rawValue, errno: ENODEV) }
        return index
    }
}
