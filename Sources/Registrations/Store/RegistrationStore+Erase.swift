import Core

extension RegistrationStore {
    /// Takes a registration away for good: pictures, record, thumbnails and receipts, wherever they lie in the store.
    ///
    /// When it returns, nothing of the pet or its owner is left and no power cut brings it back; a tombstone with the
    /// id and the reason stays. When it throws after the tombstone was written, the next recovery finishes the work,
    /// and so does calling again. A card promises no overwriting: `FORMAT.md` says so.
    ///
    /// - Throws: `noSuchRegistration` also for one that was erased before.
    public func erase(_ id: RegistrationID, reason: ErasureReason) throws(StoreError) {
        try writingCall("erase") { (writing) throws(StoreError) in
            let name = id.description
            let remains = try perform("erase", name) { () throws(SystemError) in try Remains(of: id, in: root) }
            guard !remains.isEmpty else { throw StoreError(.noSuchRegistration, "erase", name) }
            try perform("erase", name) { () throws(SystemError) in
                let tombstones = try root.directory(StoreNames.tombstones)
                // From here on it is gone for every reader, whatever happens to the rest.
                try withReserve { () throws(SystemError) in
                    try tombstones.replaceFile("\(name).json", Tombstone(id: id, reason: reason).json)
                }
                try remains.discard(from: root)
            }
            note(.erased(id, reason), &writing)
            // What cannot be had now is tried again at the next start.
            try? makeReserve()
        }
    }

    /// The same for text that a user gave.
    public func erase(_ text: String, reason: ErasureReason) throws(StoreError) {
        try erase(try id(text, "erase"), reason: reason)
    }
}
