import CLinux
import Glibc

/// How a process that is to end in order meets the signals of its surroundings.
package enum ProcessSignals {
    /// The pipe that messages go to may lose its reader; the end of a terminal or a session ends the process in order,
    /// as SIGTERM does. SIGHUP stays ignored where it was; a parent that had these signals
    /// blocked (as some pools of threads do) does not keep them from us. To be called before other threads start.
    package static func outliveReaders() {
        signal(SIGPIPE, SIG_IGN)
        clinux_hang_up_as_termination()
    }

    /// A write beyond the largest file that the process may have (`ulimit -f`) fails with `EFBIG` and ends no process, so
    /// that it is told like any other write that failed.
    package static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }
}
