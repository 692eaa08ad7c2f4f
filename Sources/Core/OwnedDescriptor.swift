import Glibc

/// A file descriptor that is closed when its owner goes.
package struct OwnedDescriptor: ~Copyable, Sendable {
    package let number: Int32

    package init(owning number: Int32) {
        precondition(number >= 0)
        self.number = number
    }

    /// Closes and tells whether the kernel was content; a file's last write error may show only here.
    package consuming func close() throws(SystemError) {
        let number = self.number
        discard self
        guard Glibc.close(number) == 0 else { throw SystemError("close", errno: errno) }
    }

    deinit { _ = Glibc.close(number) }
}
