import Glibc

/// What the wall clock showed, in milliseconds since 1970 (UTC). For records only: it steps, it may be years off,
/// and no duration or order is ever made of it.
public struct WallTime: Equatable, Hashable, Sendable {
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// Reads the clock. For the rim of the program; logic takes a value.
    package static func read() -> WallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
