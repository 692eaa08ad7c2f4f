/// A moment on a monotonic clock: nanoseconds since a start that only the clock knows.
///
/// Durations, time-outs and animations are made of these; wall time is never part of one.
public struct Instant: Comparable, Hashable, Sendable {
    public let nanoseconds: Int64

    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    public init(seconds: Double) { self.init(nanoseconds: Int64((seconds * 1e9).rounded())) }

    public static let zero = Instant(nanoseconds: 0)

    public var seconds: Double { Double(nanoseconds) / 1e9 }

    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// Seconds from the right instant to the left one; negative when the left is earlier.
    public static func - (left: Instant, right: Instant) -> Double {
        Double(left.nanoseconds - right.nanoseconds) / 1e9
    }

    public static func + (left: Instant, seconds: Double) -> Instant {
        Instant(nanoseconds: left.nanoseconds + Int64((seconds * 1e9).rounded()))
    }
}
