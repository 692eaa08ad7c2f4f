package import Cameras
package import Core

/// Plays the threads of drivers, one at a time: whoever waits makes each of them do a step, and the kernel's clock turns
/// only by that. The threads are real, so that one whose driver hangs really hangs.
package final class ScriptedLane: DriverLane {
    private struct State {
        var threads: [ScriptedThread] = []
        var hung: [ScriptedThread] = []
        var current: ScriptedThread?
        var started: [Instant] = []
    }

    private let kernel: ScriptedKernel
    private let state = Locked(State())

    package init(_ kernel: ScriptedKernel) {
        self.kernel = kernel
        kernel.whenHung { [weak self] in self?.state.withLock { $0.current }?.hang() }
    }

    deinit {
        for thread in state.withLock({ $0.threads + $0.hung }) { thread.end() }
    }

    package var now: Instant { kernel.now }

    /// When each thread was started, in seconds of the script.
    package var starts: [Double] { state.withLock { $0.started.map { $0.seconds - 1000 } } }

    /// Threads whose driver has not come back.
    package var hungThreads: Int { state.withLock { $0.hung.count } }

    package func start(_ make: @escaping @Sendable () -> DriverJob) {
        let thread = ScriptedThread(make)
        state.withLock { (state) in
            state.threads.append(thread)
            state.started.append(kernel.now)
        }
    }

    package func wait(for signal: Signal, until moment: Instant) {
        while !signal.wait(seconds: 0), kernel.now < moment {
            let threads = state.withLock { $0.threads }
            for thread in threads { step(thread) }
            if threads.isEmpty { kernel.advance(to: moment) }
        }
    }

    /// The drivers come back after all, with errors; their threads go on to their end.
    package func letGo() {
        for thread in state.withLock({ (state) in
            defer { state.hung = [] }
            return state.hung
        }) {
            thread.comeBack()
            while case .goesOn = thread.step() {}
        }
    }

    private func step(_ thread: ScriptedThread) {
        state.withLock { $0.current = thread }
        let outcome = thread.step()
        state.withLock { (state) in
            state.current = nil
            guard outcome != .goesOn else { return }
            state.threads.removeAll { $0 === thread }
            if outcome == .hangs { state.hung.append(thread) }
        }
    }
}
