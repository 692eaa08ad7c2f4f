import Core
import Glibc

extension RegistrationStore {
    /// All registrations in the order of (boot, sequence), without their pictures.
    ///
    /// One that cannot be read, or that went while the list was made, is an entry with a problem.
    public func list() throws(StoreError) -> [RegistrationEntry] {
        try ids("list").map { id in
            RegistrationEntry(id: id, result: Result { () throws(StoreError) in try record(id, "list") })
        }
    }

    /// - Throws: `noSuchRegistration`, `damaged`, `otherFormat`, `inputOutput`.
    public func show(_ id: RegistrationID) throws(StoreError) -> Registration {
        guard try !isErased(id, "show") else { throw StoreError(.noSuchRegistration, "show", id.description) }
        return try record(id, "show")
    }

    /// The same for text that a user gave: what is no id is the id of nothing.
    public func show(_ text: String) throws(StoreError) -> Registration {
        try show(try id(text, "show"))
    }

    /// Reads a registration, every byte of it unless told otherwise, and compares it with what was recorded.
    public func verify(
        _ id: RegistrationID, _ depth: VerificationDepth = .whole
    ) throws(StoreError) -> VerificationResult {
        try verify(id, depth, expectedBag: nil)
    }

    func verify(
        _ id: RegistrationID, _ depth: VerificationDepth, expectedBag: String?
    ) throws(StoreError) -> VerificationResult {
        let name = id.description
        guard try !isErased(id, "verify") else { throw StoreError(.noSuchRegistration, "verify", name) }
        do throws(SystemError) {
            let bag = try root.directory(StoreNames.ready).directory(name)
            return BagVerifier.verify(bag, id: id, depth: depth, expectedBag: expectedBag)
        } catch {
            switch error.errno {
            case ENOENT: throw StoreError(.noSuchRegistration, "verify", name, cause: error)
            case ENOTDIR, ELOOP:
                return VerificationResult(id: id, problems: [.wrongKind(name)])
            // As with a file of it: says nothing about the bag, and must not keep others from being looked at.
            default: return VerificationResult(id: id, problems: [.unreadable(name, reason: error.description)])
            }
        }
    }

    /// The same for text that a user gave.
    public func verify(_ text: String, _ depth: VerificationDepth = .whole) throws(StoreError) -> VerificationResult {
        try verify(try id(text, "verify"), depth)
    }

    /// Verifies all registrations in order; one that went meanwhile is left out.
    public func verifyAll(_ depth: VerificationDepth = .whole) throws(StoreError) -> [VerificationResult] {
        try verifyAll(depth, chain: [:])
    }

    func verifyAll(
        _ depth: VerificationDepth, chain: [RegistrationID: ChainEvent]
    ) throws(StoreError) -> [VerificationResult] {
        var results: [VerificationResult] = []
        for id in try ids("verify") {
            var expected: String?
            if case .registered(_, let bag) = chain[id] { expected = bag }
            do throws(StoreError) {
                results.append(try verify(id, depth, expectedBag: expected))
            } catch {
                guard error.kind == .noSuchRegistration else { throw error }
            }
        }
        return results
    }

    /// The JPEG bytes of one picture.
    public func picture(_ capture: Registration.Capture, of id: RegistrationID) throws(StoreError) -> [UInt8] {
        let name = capture.file.split(separator: "/").last.map(String.init) ?? ""
        // The record was read from the disk, and what it says is used as a name only when it is one of ours.
        guard capture.file == "\(BagNames.payload)/\(name)", name.utf8.first != UInt8(ascii: ".") else {
            throw StoreError(.damaged, "read", id.description, detail: "it names a picture that cannot be")
        }
        return try perform("read", id.description) { () throws(SystemError) in
            try root.directory(StoreNames.ready).directory(id.description).directory(BagNames.payload)
                .readFile(name, limit: 256 << 20)
        }
    }

    /// Ids in `ready` in order, without those that were erased and what is not ours.
    func ids(_ operation: String) throws(StoreError) -> [RegistrationID] {
        let ready = Set(try names(of: StoreNames.ready, operation).compactMap { RegistrationID($0) })
        let erased = try names(of: StoreNames.tombstones, operation).compactMap(StoreNames.erasedID)
        return ready.subtracting(erased).sorted()
    }

    func names(of directory: String, _ operation: String) throws(StoreError) -> [String] {
        do throws(SystemError) {
            return try root.directory(directory).names()
        } catch {
            // A store that others thinned out is still readable.
            guard error.errno == ENOENT else { throw StoreError(operation, path, error) }
            return []
        }
    }

    func isErased(_ id: RegistrationID, _ operation: String) throws(StoreError) -> Bool {
        do throws(SystemError) {
            return try root.directory(StoreNames.tombstones).contains("\(id).json")
        } catch {
            guard error.errno == ENOENT else { throw StoreError(operation, path, error) }
            return false
        }
    }

    func id(_ text: String, _ operation: String) throws(StoreError) -> RegistrationID {
        guard let id = RegistrationID(text) else { throw StoreError(.noSuchRegistration, operation, text) }
        return id
    }

    private func record(_ id: RegistrationID, _ operation: String) throws(StoreError) -> Registration {
        let name = id.description
        let bytes: [UInt8]
        do throws(SystemError) {
            let bag = try root.directory(StoreNames.ready).directory(name)
            bytes = try bag.directory(BagNames.payload).readFile(BagNames.record, limit: 4 << 20)
        } catch {
            switch error.errno {
            case ENOENT: throw StoreError(try missing(id, operation), operation, name, cause: error)
            case ENOTDIR, ELOOP, EINVAL, EFBIG: throw StoreError(.damaged, operation, name, cause: error)
            default: throw StoreError(operation, name, error)
            }
        }
        switch Registration.read(json: bytes) {
        case .success(let registration) where registration.id == id: return registration
        case .success, .failure(.damaged): throw StoreError(.damaged, operation, name)
        case .failure(.otherFormat(let format)): throw StoreError(.otherFormat, operation, name, detail: format)
        }
    }

    /// A registration that is not there is another thing than one without its record.
    private func missing(_ id: RegistrationID, _ operation: String) throws(StoreError) -> StoreErrorKind {
        try names(of: StoreNames.ready, operation).contains(id.description) ? .damaged : .noSuchRegistration
    }
}
