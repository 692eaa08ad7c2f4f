package import Core

/// Puts a driver's timestamps on the time line of the source. A value.
package struct FrameClock: Equatable, Sendable {
    /// A stamp that is older than this when it comes, or lies in the future, is of another clock.
    private static let oldest = 5.0

    /// Where the source's time line starts, on the monotonic clock.
    private let origin: Instant
    private var newest = Instant.zero

    package init(origin: Instant) { self.origin = origin }

    /// When the frame was taken; never earlier than the frame before it.
    ///
    /// Stamps of the monotonic clock count as they are, others (unknown clocks, copies, a driver that says monotonic and
    /// counts from somewhere else) are replaced by the moment at which the frame came.
    package mutating func time(of buffer: VideoBuffer, at now: Instant) -> Instant {
        let isMonotonic = buffer.flags & VideoBuffer.Flag.timestampMask == VideoBuffer.Flag.timestampMonotonic
        let age = now - buffer.timestamp
        let taken = isMonotonic && age >= 0 && age <= FrameClock.oldest ? buffer.timestamp : now
        newest = max(newest, Instant(nanoseconds: taken.nanoseconds - origin.nanoseconds))
        return newest
    }
}
