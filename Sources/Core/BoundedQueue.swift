/// First in, first out between threads, never longer than its bound. Thread-safe.
package final class BoundedQueue<Element: Sendable>: Sendable {
    /// What happens to an element that does not fit.
    package enum WhenFull: Sendable {
        /// The oldest one gives way and is counted.
        case dropOldest
        /// The new one is refused; the caller has to say so.
        case refuse
    }

    private struct State {
        var elements: [Element] = []
        var dropped = 0
    }

    private let state = Locked(State())
    private let bound: Int
    private let whenFull: WhenFull

    package init(bound: Int, whenFull: WhenFull) {
        self.bound = bound
        self.whenFull = whenFull
    }

    /// False when the queue is full and refuses.
    @discardableResult
    package func push(_ element: Element) -> Bool {
        state.withLock { (state) in
            if state.elements.count >= bound {
                guard whenFull == .dropOldest else { return false }
                state.elements.removeFirst()
                state.dropped += 1
            }
            state.elements.append(element)
            return true
        }
    }

    package func popAll() -> [Element] {
        state.withLock { (state) in
            defer { state.elements.removeAll(keepingCapacity: true) }
            return state.elements
        }
    }

    /// How many gave way so far.
    package var dropped: Int { state.withLock { $0.dropped } }
}
