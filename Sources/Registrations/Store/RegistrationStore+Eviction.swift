import Core

extension RegistrationStore {
    /// Makes room: takes away registrations that lie safely elsewhere and are older than the clinic keeps them here.
    ///
    /// Safely means a receipt that was verified there, for the very bag that is here. Old means by clocks that were in
    /// step with another: an age that nobody can tell is none, and what has it stays. Nothing without a receipt goes,
    /// however full the disk is.
    ///
    /// - Parameters:
    ///   - days: how long registrations are kept here at least.
    ///   - now: read by the caller.
    ///   - limit: how many go at most, the oldest first.
    /// - Returns: what went.
    public func evict(
        olderThan days: Int, at now: Registration.Moment, limit: Int = .max
    ) throws(StoreError) -> [RegistrationID] {
        try writingCall("evict") { (writing) throws(StoreError) in
            var gone: [RegistrationID] = []
            for id in try ids("evict") where gone.count < limit {
                guard try mayGo(id, days, now) else { continue }
                try noteFirst(.evicted(id), &writing)
                try perform("evict", id.description) { () throws(SystemError) in
                    try Remains(of: id, in: root).discard(from: root)
                }
                gone.append(id)
            }
            return gone
        }
    }

    private func mayGo(_ id: RegistrationID, _ days: Int, _ now: Registration.Moment) throws(StoreError) -> Bool {
        guard now.clockSynchronised, days >= 0 else { return false }
        let receipts = try receipts(of: id).filter(\.verified)
        guard !receipts.isEmpty else { return false }
        guard let bag = try? bagDigest(of: id), let record = try? show(id) else { return false }
        let known = receipts.filter { $0.bag == bag }
        guard !known.isEmpty else { return false }
        // It existed when it was made, and when it was copied.
        var moments = known.filter(\.clockSynchronised).map(\.wall.milliseconds)
        if record.created.clockSynchronised { moments.append(record.created.wall.milliseconds) }
        guard let born = moments.min() else { return false }
        let (age, overflow) = now.wall.milliseconds.subtractingReportingOverflow(born)
        return !overflow && Double(age) > Double(days) * 86_400_000
    }
}
