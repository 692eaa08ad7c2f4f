import CLinux
import Glibc

/// A named pthread. Not a Swift-concurrency pool: the frame path has a fixed number of known threads.
package struct NamedThread: ~Copyable, Sendable {
    private let thread: pthread_t

    /// - Parameters:
    ///   - name: at most 15 bytes, as `top -H` and gdb show it.
    ///   - body: runs on the new thread; it ends when the body returns.
    package init(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Body(name: name, run: body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { argument in
                let body = Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue()
                clinux_name_thread(body.name)
                body.run()
                return nil
            }, box.toOpaque())
        // Out of threads at start is not survivable and not worth a second path.
        precondition(status == 0, "pthread_create failed")
        self.thread = thread
    }

    /// Waits for the end of the body.
    package consuming func join() {
        let thread = self.thread
        discard self
        pthread_join(thread, nil)
    }

    // Nobody will wait for it any more: what it has left behind goes with its end, which may have been long ago.
    deinit { pthread_detach(thread) }
}

private final class Body: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(name: String, run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}
