/// First in, first out between threads, never longer than its bound: the oldest gives way and is counted. Thread-safe.
package final class DroppingQueue<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        var dropped = 0
    }

    private let state = Locked(State())
    private let bound: Int

    package init(bound: Int) {
        precondition(bound > 0)
        self.bound = bound
    }

    package func push(_ element: Element) {
        state.withLock { (state) in
            if state.elements.count >= bound {
                state.elements.removeFirst()
                state.dropped += 1
            }
            state.elements.append(element)
        }
    }

    /// Everything that waits, oldest first. Never waits itself.
    package func popAll() -> [Element] {
        state.withLock { (state) in
            defer { state.elements.removeAll(keepingCapacity: true) }
            return state.elements
        }
    }

    /// How many gave way so far.
    package var dropped: Int { state.withLock { $0.dropped } }
}
