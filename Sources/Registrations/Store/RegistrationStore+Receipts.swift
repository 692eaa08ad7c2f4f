import Core
import Glibc

extension RegistrationStore {
    /// Which bag a registration is: the SHA-256 of its tag manifest, for receipts.
    public func bagDigest(of id: RegistrationID) throws(StoreError) -> String {
        do throws(SystemError) {
            let bag = try root.directory(StoreNames.ready).directory(id.description)
            return SHA256Digest(of: try bag.readFile(BagNames.tagManifest, limit: 1 << 20)).hex
        } catch {
            guard error.errno == ENOENT else { throw StoreError("read", id.description, error) }
            throw StoreError(.noSuchRegistration, "read", id.description, cause: error)
        }
    }

    /// Writes down, durably, that a registration lies somewhere else too. A later receipt of the same place takes the
    /// place of an earlier one.
    ///
    /// - Throws: `noSuchRegistration` when it is not here any more.
    public func record(_ receipt: Receipt) throws(StoreError) {
        try writingCall("record") { (_) throws(StoreError) in
            let name = receipt.id.description
            let isThere = try perform("record", name) { () throws(SystemError) in
                try root.directory(StoreNames.ready).contains(name)
            }
            let isErased = try isErased(receipt.id, "record")
            guard isThere, !isErased else {
                throw StoreError(.noSuchRegistration, "record", name)
            }
            try perform("record", name) { () throws(SystemError) in
                try root.directory(StoreNames.state).replaceFile(receipt.fileName, receipt.json)
            }
        }
    }

    /// Where a registration lies besides here. A receipt that cannot be read is none: the copy is made again.
    public func receipts(of id: RegistrationID) throws(StoreError) -> [Receipt] {
        let prefix = "\(id)."
        var receipts: [Receipt] = []
        for name in try names(of: StoreNames.state, "read").sorted() where name.hasPrefix(prefix) {
            if let receipt = try receipt(name) { receipts.append(receipt) }
        }
        return receipts
    }

    /// Registrations without any verified receipt, in order: what an export has to do.
    public func withoutReceipt() throws(StoreError) -> [RegistrationID] {
        var kept: Set<RegistrationID> = []
        for name in try names(of: StoreNames.state, "list") {
            if let receipt = try receipt(name), receipt.verified { kept.insert(receipt.id) }
        }
        return try ids("list").filter { !kept.contains($0) }
    }

    private func receipt(_ name: String) throws(StoreError) -> Receipt? {
        guard Receipt.isName(name) else { return nil }
        do throws(SystemError) {
            let receipt = Receipt(json: try root.directory(StoreNames.state).readFile(name, limit: 4096))
            return receipt?.fileName == name ? receipt : nil
        } catch {
            switch error.errno {
            case ENOENT, EFBIG, EINVAL, ELOOP, ENXIO: return nil
            default: throw StoreError("read", name, error)
            }
        }
    }
}
