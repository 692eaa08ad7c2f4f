import Core
import Glibc

extension RegistrationStore {
    static let largestChain = 256 << 20

    /// Writes down what has happened. A failure spoils nothing: the next recovery writes down what is missing.
    ///
    /// Each line is made durable before the next one, so that a power cut garbles the last line at most, and whatever
    /// else is wrong is known for something worse.
    func note(_ event: ChainEvent, _ writing: inout StoreWriting) {
        guard let line = writing.chain?.add(event) else { return }
        do throws(SystemError) {
            try root.append(line, to: StoreNames.chain)
        } catch {
            writing.chain = nil
            writing.chainIsDoubtful = true
            closeIfFailing(StoreError("note", path, error))
        }
    }

    /// Writes down what is about to happen, durably: a registration that goes must not look as if it had been lost.
    func noteFirst(_ event: ChainEvent, _ writing: inout StoreWriting) throws(StoreError) {
        let subject = event.id.description
        guard let line = writing.chain?.add(event) else {
            throw StoreError(.readOnly, "note", subject, detail: "the store has to recover first")
        }
        do throws(SystemError) {
            try appendWithReserve(line)
        } catch {
            writing.chain = nil
            writing.chainIsDoubtful = true
            throw StoreError("note", subject, error)
        }
    }

    /// Adds a line on a full disk too. A line that was cut short there must not stay before the next one.
    private func appendWithReserve(_ line: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try root.append(line, to: StoreNames.chain)
        } catch {
            guard error.errno == ENOSPC || error.errno == EDQUOT, try root.contains(StoreNames.reserve) else {
                throw error
            }
            try root.disk.unlink(StoreNames.reserve, in: root.handle.number)
            let (log, bytes, _) = try readChain()
            let good = Array(bytes.prefix(log.goodBytes))
            // All of it may have been taken, and the refusal have come from the fsync.
            let isThere = good.suffix(line.count).elementsEqual(line)
            try root.replaceFile(StoreNames.chain, isThere ? good : good + line)
        }
    }

    /// What the chain log says; empty for one that is not there or is no file.
    func readChain() throws(SystemError) -> (log: ChainLog, bytes: [UInt8], isThere: Bool) {
        do throws(SystemError) {
            let bytes = try root.readFile(StoreNames.chain, limit: Self.largestChain)
            return (ChainLog(bytes), bytes, true)
        } catch {
            switch error.errno {
            case ENOENT: return (ChainLog(), [], false)
            case EFBIG, EINVAL, ELOOP, ENXIO: return (.unreadable, [], true)
            default: throw error
            }
        }
    }

    /// Brings the chain log up to what is there: lines that a power cut took, or that were never written.
    ///
    /// - Parameters:
    ///   - isExpected: whether the store is one that has had a chain log.
    ///   - isDoubtful: whether a write to it has failed since it was read from the disk.
    /// - Returns: the log to go on with; `nil` when the disk has no room for it.
    func mendChain(
        _ read: (log: ChainLog, bytes: [UInt8], isThere: Bool), isExpected: Bool, isDoubtful: Bool,
        _ report: inout RecoveryReport
    ) throws(SystemError) -> ChainLog? {
        var log = read.log
        var lines: [UInt8] = []
        for event in try unwritten(in: log, report) { lines += log.add(event) }
        do throws(SystemError) {
            let tellsOfNothing = try tellsOfNothing(read.log)
            if read.log.condition == .broken || tellsOfNothing || (!read.isThere && isExpected) {
                report.chainWasBroken = true
                if read.isThere {
                    let quarantine = try root.directory(StoreNames.quarantine)
                    try StoreRecovery.putAside(StoreNames.chain, from: root, to: quarantine)
                    report.quarantineTotal += 1
                }
            }
            if read.log.condition != .whole || !read.isThere || !lines.isEmpty || isDoubtful {
                // If this is lost, the next start writes it again.
                try root.keepFile(StoreNames.chain, Array(read.bytes.prefix(read.log.goodBytes)) + lines)
            } else {
                try settleChain()
            }
        } catch {
            guard error.errno == ENOSPC || error.errno == EDQUOT else { throw error }
            return nil
        }
        return log
    }

    /// Whether a first line is garbled that can have been about nothing: before it is written, the registration that it
    /// tells of is durable, and that is nowhere.
    private func tellsOfNothing(_ log: ChainLog) throws(SystemError) -> Bool {
        guard log.condition == .torn, log.goodBytes == 0 else { return false }
        for place in [StoreNames.ready, StoreNames.tombstones, StoreNames.quarantine]
        where try !root.directory(place).names().isEmpty {
            return false
        }
        return true
    }

    /// The last line of a program that died may lie in the cache only; it has to be durable before the next one.
    private func settleChain() throws(SystemError) {
        let file = DiskHandle(root.disk, owning: try root.disk.openFile(StoreNames.chain, in: root.handle.number))
        try root.disk.sync(file.number)
    }

    private func unwritten(in log: ChainLog, _ report: RecoveryReport) throws(SystemError) -> [ChainEvent] {
        var events = report.unchained.sorted { $0.key < $1.key }.map { ChainEvent.registered($0.key, bag: $0.value) }
        let tombstones = try root.directory(StoreNames.tombstones)
        for id in try tombstones.names().compactMap(StoreNames.erasedID).sorted() {
            if case .erased = log.standing[id] { continue }
            events.append(.erased(id, try tombstone(of: id, in: tombstones)?.reason ?? .unknown))
        }
        let aside = Set(try root.directory(StoreNames.quarantine).names().compactMap(StoreNames.leadingID))
        let ready = try root.directory(StoreNames.ready)
        for id in aside.sorted() {
            // It may have been put aside once and registered again since.
            guard case .registered = log.standing[id], try !ready.contains(id.description) else { continue }
            events.append(.quarantined(id))
        }
        return events
    }

    /// Registrations that the chain knows and that are nowhere.
    func missing(by log: ChainLog, _ report: RecoveryReport) throws(SystemError) -> [RegistrationID] {
        let registered = log.standing.filter { if case .registered = $0.value { true } else { false } }
        let ready = Set(try root.directory(StoreNames.ready).names().compactMap { RegistrationID($0) })
        let erased = Set(try root.directory(StoreNames.tombstones).names().compactMap(StoreNames.erasedID))
        let aside = Set(try root.directory(StoreNames.quarantine).names().compactMap(StoreNames.leadingID))
        return Set(registered.keys).subtracting(ready).subtracting(erased).subtracting(aside).sorted()
    }

    /// Tombstones that the chain knows of and that someone took away are put back: what was erased stays so.
    func restoreTombstones(_ log: ChainLog) throws(SystemError) {
        let tombstones = try root.directory(StoreNames.tombstones)
        let there = Set(try tombstones.names().compactMap(StoreNames.erasedID))
        for (id, event) in log.standing.sorted(by: { $0.key < $1.key }) where !there.contains(id) {
            guard case .erased(_, let reason) = event else { continue }
            try withReserve { () throws(SystemError) in
                try tombstones.replaceFile("\(id).json", Tombstone(id: id, reason: reason).json)
            }
        }
    }

    /// `nil` for a tombstone whose contents are none; its name still counts.
    func tombstone(of id: RegistrationID, in tombstones: borrowing Directory) throws(SystemError) -> Tombstone? {
        do throws(SystemError) {
            let tombstone = Tombstone(json: try tombstones.readFile("\(id).json", limit: 4096))
            return tombstone?.id == id ? tombstone : nil
        } catch {
            guard [ENOENT, EFBIG, EINVAL, ELOOP, ENXIO].contains(error.errno) else { throw error }
            return nil
        }
    }
}
