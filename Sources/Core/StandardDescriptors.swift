import Glibc

/// Input, output and error of the process.
package enum StandardDescriptors {
    /// Opens what is closed on nothing. A file that got the number of a closed one would receive our messages.
    ///
    /// A closed output is opened for reading alone: results that nobody can get are lost, and a write says so.
    package static func openMissing() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is this one.
            _ = open("/dev/null", number == STDOUT_FILENO ? O_RDONLY : O_RDWR)
        }
    }
}
