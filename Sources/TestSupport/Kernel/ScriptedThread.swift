import Cameras
import Core

/// A thread that does one step of a job whenever it is told to, while the one that tells waits.
final class ScriptedThread: Sendable {
    enum Outcome: Equatable, Sendable {
        case goesOn, isOver, hangs
    }

    private let turn = Signal()
    private let done = Signal()
    private let back = Signal()
    private let outcome = Locked(Outcome.goesOn)
    private let isEnding = Locked(false)

    init(_ make: @escaping @Sendable () -> DriverJob) {
        _ = NamedThread("script") { [self] in
            let job = make()
            while true {
                ScriptedThread.wait(turn)
                if isEnding.withLock({ $0 }) { return }
                let goesOn = job.step()
                outcome.withLock { $0 = goesOn ? .goesOn : .isOver }
                done.raise()
                if !goesOn { return }
            }
        }
    }

    /// Lets it do a step, and says how that went.
    func step() -> Outcome {
        if outcome.withLock({ $0 }) == .isOver { return .isOver }
        turn.raise()
        ScriptedThread.wait(done)
        return outcome.withLock { $0 }
    }

    /// On the thread itself: its driver does not come back.
    func hang() {
        outcome.withLock { $0 = .hangs }
        done.raise()
        ScriptedThread.wait(back)
    }

    /// Its driver comes back, and the step that it was in goes on to its end.
    func comeBack() {
        back.raise()
        ScriptedThread.wait(done)
    }

    func end() {
        isEnding.withLock { $0 = true }
        turn.raise()
        back.raise()
    }

    private static func wait(_ signal: Signal) { while !signal.wait(seconds: 10) {} }
}
