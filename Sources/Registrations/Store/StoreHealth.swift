/// How a store is, as far as that can be told without reading it.
public struct StoreHealth: Equatable, Sendable {
    /// Why nothing can be registered; `nil` when it can.
    public let trouble: StoreError?
    /// Bytes left for the booth.
    public let freeBytes: Int
    /// Files left; `nil` where the file system does not count them.
    public let freeFiles: Int?
    public let commitTimes: CommitTimes
    /// All that lie in quarantine.
    public let quarantined: Int
    /// Registrations that vanished, as the last start found.
    public let missing: Int

    /// Seconds for the half of commits above which a card is called slow. Commits of eight pictures took 0.07 s on a
    /// disk, several times that on a good card; whoever waits this long thinks that the booth has stopped.
    public static let slowCommit = 1.5

    /// Whether the card has become slow: at least eight commits, and half of the last ones over `slowCommit`.
    public var isSlow: Bool {
        commitTimes.count >= 8 && (commitTimes.percentile(0.5) ?? 0) > Self.slowCommit
    }
}
