/// How long the last commits took: what tells a card that wears out before it fails.
public struct CommitTimes: Equatable, Sendable {
    package static let capacity = 128
    private var seconds: [Double] = []
    /// Commits since the store was opened.
    public private(set) var count = 0

    package init() {}

    package mutating func add(_ duration: Double) {
        if seconds.count == Self.capacity { seconds.removeFirst() }
        seconds.append(duration)
        count += 1
    }

    /// The time within which that share of the last 128 commits was done, by nearest rank; `nil` before the first.
    ///
    /// - Parameter share: 0 to 1.
    /// - Returns: seconds.
    public func percentile(_ share: Double) -> Double? {
        guard !seconds.isEmpty else { return nil }
        let rank = Int((min(max(share, 0), 1) * Double(seconds.count)).rounded(.up))
        return seconds.sorted()[max(rank, 1) - 1]
    }
}
