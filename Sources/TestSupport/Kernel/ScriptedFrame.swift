import Core

/// One frame that a scripted camera sends, or fails to.
package struct ScriptedFrame: Sendable {
    package enum Fault: Equatable, Sendable {
        case none
        /// V4L2_BUF_FLAG_ERROR, with so many bytes.
        case marked(bytes: Int)
        case shorter(by: Int)
        /// DQBUF is refused and has let go of the buffer all the same.
        case refusedWithBuffer(errno: Int32)
        /// DQBUF is refused, and the buffer stays with the driver.
        case refused(errno: Int32)
        /// The buffer's number is none.
        case wrongIndex
    }

    package enum Stamp: Equatable, Sendable {
        case monotonic
        /// Of another clock, or of none, so many seconds off.
        case unknown(offset: Double)
        /// Said to be monotonic and so many seconds off.
        case wrong(offset: Double)
    }

    package var fault = Fault.none
    package var stamp = Stamp.monotonic
    /// Counts of the driver that are passed over before it.
    package var gap: UInt32 = 0
    /// Seconds after the frame before.
    package var delay = 1.0 / 30
    /// Bytes of each memory in place of the drawn picture.
    package var bytes: [[UInt8]]?

    package init(
        _ fault: Fault = .none, stamp: Stamp = .monotonic, gap: UInt32 = 0, delay: Double = 1.0 / 30,
        bytes: [[UInt8]]? = nil
    ) {
        self.fault = fault
        self.stamp = stamp
        self.gap = gap
        self.delay = delay
        self.bytes = bytes
    }
}
