import Core

/// When something is done for the store besides registering. A value; the writer does it.
struct StoreCare: Sendable {
    enum Chore: Equatable, Sendable {
        /// Read one registration whole, so that rot is found while there is still a copy elsewhere.
        case scrub
        /// Take away what is old and lies verified elsewhere.
        case evict
        /// Look whether a disk that had failed can be written again.
        case recover
    }

    /// Seconds without anybody before the disk is used for anything but registering.
    static let rest = 60.0
    /// Seconds from one registration to the next: ten thousand are read within a week.
    static let scrubPause = 60.0
    /// Few go at a time, and a clinic makes a few dozen a day.
    static let evictionPause = 600.0
    /// A disk that failed is not asked for more than that.
    static let recoveryPause = 30.0

    private var idleSince: Instant?
    private var scrubbed: Instant?
    private var evicted: Instant?
    private var recovered: Instant?

    /// - Parameters:
    ///   - isIdle: whether nobody is there.
    ///   - isClosed: whether the store refuses to write until it has recovered.
    mutating func chore(isIdle: Bool, isClosed: Bool, at now: Instant) -> Chore? {
        if isClosed {
            idleSince = nil
            return Self.isDue(&recovered, after: Self.recoveryPause, now) ? .recover : nil
        }
        guard isIdle else {
            idleSince = nil
            return nil
        }
        let since = idleSince ?? now
        idleSince = since
        guard now - since >= Self.rest else { return nil }
        if Self.isDue(&evicted, after: Self.evictionPause, now) { return .evict }
        return Self.isDue(&scrubbed, after: Self.scrubPause, now) ? .scrub : nil
    }

    private static func isDue(_ last: inout Instant?, after pause: Double, _ now: Instant) -> Bool {
        if let last, now - last < pause { return false }
        last = now
        return true
    }
}
