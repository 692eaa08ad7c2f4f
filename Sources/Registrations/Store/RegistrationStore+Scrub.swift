import Core

extension RegistrationStore {
    /// Reads one registration whole, each call the next one, and puts it aside when it is broken: for idle times, so that
    /// rot is found while there is still a copy elsewhere.
    ///
    /// What was never copied comes before what was, round after round.
    ///
    /// - Returns: what was found; `nil` when there is nothing to read.
    public func scrub() throws(StoreError) -> VerificationResult? {
        guard let id = try nextToScrub() else { return nil }
        let chain = try perform("scrub", path) { () throws(SystemError) in try readChain().log.standing[id] }
        var expected: String?
        if case .registered(_, let bag) = chain { expected = bag }
        let result = try verify(id, .whole, expectedBag: expected)
        condition.withLock { $0.scrubbed = id }
        guard result.isBroken else { return result }
        return try writingCall("scrub") { (writing) throws(StoreError) in
            // Under the lock once more: it may have been on its way out while it was read.
            let result = try verify(id, .whole, expectedBag: expected)
            guard result.isBroken else { return result }
            try perform("scrub", id.description) { () throws(SystemError) in
                let quarantine = try root.directory(StoreNames.quarantine)
                try StoreRecovery.putAside(
                    id.description, from: try root.directory(StoreNames.ready), to: quarantine)
                try quarantine.sync()
            }
            note(.quarantined(id), &writing)
            condition.withLock {
                $0.report.quarantined.append(.init(id: id, problems: result.problems))
                $0.report.quarantineTotal += 1
                $0.report.registrations -= 1
            }
            return result
        }
    }

    private func nextToScrub() throws(StoreError) -> RegistrationID? {
        let uncopied = try withoutReceipt()
        let copied = Set(try ids("scrub")).subtracting(uncopied).sorted()
        let round = uncopied + copied
        guard let last = condition.withLock({ $0.scrubbed }), let place = round.firstIndex(of: last) else {
            return round.first
        }
        return round[(place + 1) % round.count]
    }
}
