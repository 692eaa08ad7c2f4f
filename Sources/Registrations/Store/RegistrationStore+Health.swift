import Core

extension RegistrationStore {
    /// Room, refusals, slowness and losses. Cheap; never waits for a commit.
    ///
    /// - Throws: when the disk does not even say how much room it has.
    public func health() throws(StoreError) -> StoreHealth {
        var trouble: StoreError?
        do throws(StoreError) { try canRegister() } catch { trouble = error }
        let space = try perform("measure", path) { () throws(SystemError) in
            try root.disk.space(around: root.handle.number)
        }
        let (report, times) = condition.withLock { ($0.report, $0.commitTimes) }
        return StoreHealth(
            trouble: trouble, freeBytes: space.bytes, freeFiles: space.inodes, commitTimes: times,
            quarantined: try names(of: StoreNames.quarantine, "measure").count, missing: report.missing.count)
    }
}
