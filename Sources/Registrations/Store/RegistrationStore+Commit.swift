import Core
import Glibc

extension RegistrationStore {
    /// A fresh id of this boot. The first one waits for the disk.
    public func newID() throws(StoreError) -> RegistrationID {
        try writingCall("number") { (writing) throws(StoreError) in try newID(&writing) }
    }

    /// Makes a registration durable. When this returns, a power cut cannot lose it; when it throws, nothing was
    /// published, except after `outcomeUnknown`.
    ///
    /// The same draft under the same id is one registration, however often it is committed. After `outcomeUnknown`,
    /// and when the disk fails or turns read-only, the store refuses to write until `recover()` has succeeded; then
    /// commit the draft again under the same id.
    ///
    /// - Parameter id: from `newID()`; `nil` takes a fresh one.
    public func commit(_ draft: RegistrationDraft, as id: RegistrationID? = nil) throws(StoreError) -> Registration {
        if let fault = draft.fault {
            throw StoreError(.invalidDraft, "commit", id?.description ?? "", detail: fault)
        }
        return try writingCall("commit") { (writing) throws(StoreError) in
            let chosen: RegistrationID
            if let id { chosen = id } else { chosen = try newID(&writing) }
            let booth = Registration.Booth(
                id: writing.identity?.id ?? chosen.booth, board: board, software: software, camera: draft.camera)
            let started = clock.now
            let registration = try commit(draft, BagWriter(id: chosen, booth: booth), &writing)
            condition.withLock { $0.commitTimes.add(clock.now - started) }
            return registration
        }
    }

    private func newID(_ writing: inout StoreWriting) throws(StoreError) -> RegistrationID {
        guard let identity = writing.identity else { preconditionFailure("a writable store has an identity") }
        if writing.supply == nil { writing.supply = try IDSupply(booth: identity.id, root: root) }
        guard let id = writing.supply?.next(random: writing.random.next()) else { preconditionFailure() }
        return id
    }

    private func commit(
        _ draft: RegistrationDraft, _ writer: BagWriter, _ writing: inout StoreWriting
    ) throws(StoreError) -> Registration {
        let name = writer.id.description
        let isErased = try perform("commit", name) { () throws(SystemError) in
            try root.directory(StoreNames.tombstones).contains(name + ".json")
        }
        guard !isErased else {
            throw StoreError(.conflict, "commit", name, detail: "that registration was erased")
        }
        let isThere = try perform("commit", name) { () throws(SystemError) in
            try root.directory(StoreNames.ready).contains(name)
        }
        if isThere {
            let isDoubtful = condition.withLock { $0.doubtful.contains(writer.id) }
            guard isDoubtful else { return try existing(draft, writer.id) }
            try withdraw(writer.id, &writing)
        }
        return try publish(draft, writer, &writing)
    }

    /// The registration that is there under the id already, when it is this very one.
    private func existing(_ draft: RegistrationDraft, _ id: RegistrationID) throws(StoreError) -> Registration {
        let result = try verify(id)
        // What the disk refuses to give is not another's: the draft may be committed again when it has healed.
        guard result.isValid || result.isBroken else {
            throw StoreError(.inputOutput, "commit", id.description, detail: "what is there could not be read")
        }
        let digests = draft.pictures.map { SHA256Digest(of: $0.jpeg).hex }
        guard result.isValid, let stored = result.registration, stored.booth.camera == draft.camera,
            // The program may have been renewed between the two commits.
            stored == draft.registration(id, booth: stored.booth, digests: digests)
        else {
            throw StoreError(.conflict, "commit", id.description, detail: "another registration has it")
        }
        return stored
    }

    /// Takes back what was never shown as registered. Its bytes may be marked as written and not be, so that only
    /// new files can be made durable.
    private func withdraw(_ id: RegistrationID, _ writing: inout StoreWriting) throws(StoreError) {
        try noteFirst(.withdrawn(id), &writing)
        try perform("commit", id.description) { () throws(SystemError) in
            try Trash(in: root).discard([id.description], from: try root.directory(StoreNames.ready))
        }
    }

    private func publish(
        _ draft: RegistrationDraft, _ writer: BagWriter, _ writing: inout StoreWriting
    ) throws(StoreError) -> Registration {
        let name = writer.id.description
        let staging = try perform("commit", name) { () throws(SystemError) in try root.directory(StoreNames.staging) }
        let ready = try perform("commit", name) { () throws(SystemError) in try root.directory(StoreNames.ready) }
        let written: BagWriter.Written
        do throws(SystemError) {
            try staging.removeTree(name)
            try staging.makeDirectory(name)
            written = try writer.write(draft, into: try staging.directory(name))
        } catch {
            try? staging.removeTree(name)
            throw StoreError("commit", name, error)
        }
        do throws(SystemError) {
            try staging.move(name, to: ready, as: name)
        } catch {
            // A disk may do what it reports as failed.
            guard (try? ready.contains(name)) == false else { throw doubt(writer.id, error) }
            try? staging.removeTree(name)
            throw StoreError("commit", name, error)
        }
        do throws(SystemError) {
            try ready.sync()
        } catch {
            throw doubt(writer.id, error)
        }
        _ = condition.withLock { $0.doubtful.remove(writer.id) }
        note(.registered(writer.id, bag: written.bag), &writing)
        return written.registration
    }

    /// After a failure of the last step: looks afresh at what is there, puts it aside unless it is whole, and closes
    /// the store for writing, because the disk may now call things written that are not.
    private func doubt(_ id: RegistrationID, _ cause: SystemError) -> StoreError {
        condition.withLock {
            $0.doubtful.insert(id)
            $0.readOnlyReason = StoreError(
                .readOnly, "commit", path, cause: cause, detail: "a write failed, and the store has to recover first")
        }
        try? putAsideIfBroken(id)
        return StoreError(.outcomeUnknown, "commit", id.description, cause: cause)
    }

    private func putAsideIfBroken(_ id: RegistrationID) throws(SystemError) {
        let ready = try root.directory(StoreNames.ready)
        let result = BagVerifier.verify(try ready.directory(id.description), id: id, depth: .whole)
        guard result.isBroken else { return }
        try StoreRecovery.putAside(id.description, from: ready, to: try root.directory(StoreNames.quarantine))
        try ready.sync()
    }

    /// One call of the writing side. A disk that fails or turns read-only closes it, so that no capture is begun
    /// that could not be kept.
    func writingCall<Result>(
        _ operation: String, _ body: (inout StoreWriting) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try writing.withLock { (writing) throws(StoreError) in
            if let reason = readOnlyReason {
                throw StoreError(reason.kind, operation, path, cause: reason.cause, detail: reason.detail)
            }
            do throws(StoreError) {
                return try body(&writing)
            } catch {
                closeIfFailing(error)
                throw error
            }
        }
    }

    /// A disk that fails or turns read-only closes the writing side.
    func closeIfFailing(_ error: StoreError) {
        guard error.cause?.errno == EIO || error.cause?.errno == EROFS else { return }
        condition.withLock { $0.readOnlyReason = $0.readOnlyReason ?? error }
    }
}
