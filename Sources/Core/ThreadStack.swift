import CLinux
import Glibc

/// The stack of a thread, for those who call within calls as deep as what they are given.
package struct ThreadStack {
    /// The lowest address; the stack grows towards it.
    package let lowest: UInt
    /// In bytes. A main thread without a limit has more than there is memory.
    package let length: UInt
    private let thread: pthread_t

    /// The least that systems give a thread.
    private static let least: UInt = 64 << 10

    /// Of the thread that calls. The first question of a main thread reads a file of the kernel: not for every frame.
    package init() {
        thread = pthread_self()
        var (lowest, length): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        if clinux_thread_stack(&lowest, &length) == 0, let lowest, length > 0 {
            self.lowest = UInt(bitPattern: lowest)
            self.length = UInt(length)
        } else {
            var byte: UInt8 = 0
            self.length = ThreadStack.least
            self.lowest = withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) } - ThreadStack.least
        }
    }

    /// Whether the thread that calls is the one that made it.
    package var isOfThisThread: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
