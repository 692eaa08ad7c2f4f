import Core

/// A thread that can be kept in an array; joined exactly once.
final class Joined: Sendable {
    private let thread: Locked<NamedThread?>

    init(_ body: @escaping @Sendable () -> Void) { thread = Locked(NamedThread("test", body)) }

    func join() {
        guard let thread = thread.withLock({ (held: inout NamedThread?) -> NamedThread? in held.take() }) else {
            return
        }
        thread.join()
    }
}
