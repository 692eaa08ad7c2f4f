import Glibc

/// Input, output and error of the process.
package enum StandardDescriptors {
    /// Opens what is closed on nothing. A file that got the number of a closed one would receive our messages.
    package static func openMissing() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is this one.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
