import Glibc

/// Wakes one waiting thread. Raising twice before the wait is one waking.
package final class Signal: @unchecked Sendable {
    // Sendable is true because `raised` is touched only between lock and unlock of `mutex`.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var raised = false

    package init() {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // Waits must not stretch or end when NTP steps the wall clock.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        let status = (pthread_mutex_init(mutex, nil), pthread_cond_init(condition, &attributes))
        pthread_condattr_destroy(&attributes)
        precondition(status == (0, 0))
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    package func raise() {
        pthread_mutex_lock(mutex)
        raised = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits until it is raised or so many seconds have passed; true when raised.
    @discardableResult
    package func wait(seconds: Double) -> Bool {
        let deadline = SystemClock().now + seconds
        var time = timespec(
            tv_sec: Int(deadline.nanoseconds / 1_000_000_000), tv_nsec: Int(deadline.nanoseconds % 1_000_000_000))
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !raised {
            if pthread_cond_timedwait(condition, mutex, &time) == ETIMEDOUT { break }
        }
        defer { raised = false }
        return raised
    }
}
