import Glibc

/// A first-in-first-out queue between threads that refuses when full and waits when empty.
package final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
    // Sendable is true because `elements` and `isClosed` are touched only between lock and unlock of `mutex`.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private let capacity: Int
    private var elements: [Element] = []
    private var isClosed = false

    package init(capacity: Int) {
        precondition(capacity > 0)
        self.capacity = capacity
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        let status = pthread_mutex_init(mutex, nil) | pthread_cond_init(changed, nil)
        precondition(status == 0)
    }

    deinit {
        pthread_cond_destroy(changed)
        changed.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// False when the queue is full or closed; the element then stays with the caller. Never waits.
    package func offer(_ element: Element) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !isClosed, elements.count < capacity else { return false }
        elements.append(element)
        pthread_cond_signal(changed)
        return true
    }

    /// The oldest element, waiting for one; `nil` when the queue is closed and empty.
    package func take() -> Element? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while elements.isEmpty && !isClosed { pthread_cond_wait(changed, mutex) }
        return elements.isEmpty ? nil : elements.removeFirst()
    }

    /// Refuses what comes from now on; what is in the queue is still given out.
    package func close() {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        isClosed = true
        pthread_cond_broadcast(changed)
    }
}
