import Core

extension RegistrationStore {
    /// Whether a registration can be begun: asked before a capture, so that none is refused after it.
    ///
    /// Twice the bytes and the floor must be free, and twice the files. Cheap; never waits for a commit.
    ///
    /// - Throws: the reason: `diskFull`, `readOnly` and the like, `inputOutput`.
    public func canRegister(bytes: Int = 8 << 20, files: Int = 32) throws(StoreError) {
        if let reason = readOnlyReason { throw reason }
        let space = try perform("measure", path) { () throws(SystemError) in
            try root.disk.space(around: root.handle.number)
        }
        guard !space.isReadOnly else {
            throw StoreError(.readOnly, "measure", path, detail: "its disk was mounted read-only")
        }
        guard space.bytes >= 2 * bytes + floor else {
            throw StoreError(.diskFull, "measure", path, detail: "\(space.bytes >> 20) MiB are free")
        }
        guard space.inodes.map({ $0 >= 2 * files }) ?? true else {
            throw StoreError(.diskFull, "measure", path, detail: "it has no room for more files")
        }
    }
}
