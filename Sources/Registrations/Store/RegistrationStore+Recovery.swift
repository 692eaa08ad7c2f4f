import Core
import Glibc

extension RegistrationStore {
    /// Makes or enters the store. A refusal to write leaves it open for reading, with the reason.
    func begin() throws(StoreError) {
        let format = try StoreOpening.format(of: root, at: path)
        do throws(StoreError) {
            _ = try recover()
        } catch {
            // Without a FORMAT there is nothing to read either, and a lock that another holds is not a state of ours.
            guard format == .known, error.kind != .locked else { throw error }
        }
    }

    /// Brings the store to rest, as at a start: clears what is unfinished, completes erasures, puts aside what does
    /// not verify. Heals a store that became read-only when the cause has gone.
    ///
    /// - Returns: what was found; also kept as `recoveryReport`.
    @discardableResult
    public func recover() throws(StoreError) -> RecoveryReport {
        precondition(mode == .writing, "a store that was opened for reading is never written")
        do throws(StoreError) {
            let doubtful = condition.withLock { $0.doubtful }
            let report = try writing.withLock { (writing) throws(StoreError) in
                try enter(&writing, doubtful: doubtful)
            }
            condition.withLock {
                $0.report = report
                $0.readOnlyReason = nil
            }
            return report
        } catch {
            condition.withLock { $0.readOnlyReason = error }
            throw error
        }
    }

    private func enter(
        _ writing: inout StoreWriting, doubtful: Set<RegistrationID>
    ) throws(StoreError) -> RecoveryReport {
        if writing.lock == nil { writing.lock = try lockStore() }
        do throws(SystemError) {
            for name in StoreNames.directories where try !root.contains(name) { try root.makeDirectory(name) }
            let isMade = try root.contains(StoreNames.format)
            // Before the identity: whose seal says that there is a chain log.
            var chain = try readChain()
            if !isMade, !chain.isThere {
                try root.keepFile(StoreNames.chain, [])
                chain.isThere = true
            }
            let (identity, isNew, isSealed) = try boothIdentity(random: &writing.random)
            writing.identity = identity
            // Last: the mark of a store that was made completely.
            if !isMade {
                try syncParent()
                try root.replaceFile(StoreNames.format, Array(StoreFormat.currentText.utf8))
            }
            try restoreTombstones(chain.log)
            var recovery = try StoreRecovery.open(root)
            var report = try recovery.run(doubtful: doubtful, chain: chain.log.standing)
            report.boothIsNew = isNew && isMade
            writing.chain = try mendChain(
                chain, isExpected: isSealed, isDoubtful: writing.chainIsDoubtful, &report)
            if writing.chain != nil { writing.chainIsDoubtful = false }
            report.missing = try missing(by: chain.log, report)
            if !isNew, !isSealed { try root.keepFile(StoreNames.booth, identity.json) }
            try makeReserve()
            return report
        } catch {
            throw StoreError("recover", path, error)
        }
    }

    /// The store's own name may come from a start that was cut short before it was durable.
    private func syncParent() throws(SystemError) {
        do throws(SystemError) {
            try root.directory("..").sync()
        } catch {
            // Whoever may not look into the parent did not make the store's directory there either.
            guard error.errno == EACCES || error.errno == EPERM else { throw error }
        }
    }

    private func lockStore() throws(StoreError) -> DiskHandle {
        do throws(SystemError) {
            let number = try root.disk.openLockFile(StoreNames.lock, in: root.handle.number)
            let handle = DiskHandle(root.disk, owning: number)
            try root.disk.lock(number)
            return handle
        } catch {
            guard error.errno == EWOULDBLOCK else { throw StoreError("lock", path, error) }
            throw StoreError(.locked, "lock", path, cause: error)
        }
    }

    private func boothIdentity(
        random: inout any RandomNumberGenerator & Sendable
    ) throws(SystemError) -> (identity: BoothIdentity, isNew: Bool, isSealed: Bool) {
        do throws(SystemError) {
            let bytes = try root.readFile(StoreNames.booth, limit: 4096)
            if let identity = BoothIdentity(json: bytes) { return (identity, false, bytes == identity.json) }
        } catch {
            switch error.errno {
            case ENOENT, EFBIG: break
            // Something else has the name; it is kept like all that is not understood.
            case EINVAL, ELOOP, ENXIO:
                let quarantine = try root.directory(StoreNames.quarantine)
                try StoreRecovery.putAside(StoreNames.booth, from: root, to: quarantine)
            default: throw error
            }
        }
        let identity = BoothIdentity(random: UInt32(truncatingIfNeeded: random.next()))
        // With all names at the top before that of FORMAT: a store is not there without its number.
        try root.replaceFile(StoreNames.booth, identity.json)
        return (identity, true, false)
    }
}
