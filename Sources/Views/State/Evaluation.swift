import Observation

/// What a body, or another closure that reads what may change, has given: kept until something that it read changes.
@MainActor final class Evaluation {
    /// Raised by models and states that were read.
    let stale: StaleFlag
    private let pulse = Pulse()
    private var watch: Watch?
    private var input: Any?
    private var value: Any?

    /// - Parameter above: the flag of the whole tree.
    init(above: StaleFlag) { stale = StaleFlag(above: above) }

    /// The earlier value when it still holds.
    ///
    /// - Parameters:
    ///   - isForced: whether what the closure captures may have changed.
    ///   - input: all that the closure is given.
    func value<Input: Equatable, Value>(
        isForced: Bool, for input: Input, _ make: () -> Value
    ) -> (value: Value, isNew: Bool) {
        if !isForced, !stale.isDue, let value = value as? Value, self.input as? Input == input { return (value, false) }
        let made = watched(make)
        self.input = input
        value = made
        return (made, true)
    }

    /// Runs the closure, and raises the flag when something changes that it reads. Not to be called inside of another
    /// one: observation counts what is read there as read here too.
    func watched<Value>(_ make: () -> Value) -> Value {
        // Nothing but a change ends an observation, so the last one is withdrawn by a change that nobody minds.
        watch?.end()
        pulse.beat += 1
        _ = stale.lower()
        let watch = Watch(stale)
        self.watch = watch
        return withObservationTracking {
            _ = pulse.beat
            return make()
        } onChange: {
            watch.raise()
        }
    }

    /// Watches nothing any more. A model that outlives what was shown of it would else keep an observer of each visit.
    func end() {
        watch?.end()
        watch = nil
        pulse.beat += 1
    }
}
