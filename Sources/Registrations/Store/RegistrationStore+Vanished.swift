import Core

extension RegistrationStore {
    /// Registrations that the chain log knows and that are nowhere any more, in order; what `verifyStore` calls vanished.
    /// Reads names and the log, no registration, and needs no lock.
    public func vanished() throws(StoreError) -> [RegistrationID] {
        let suspects = try registeredByChain().subtracting(idsThatAreAccountedFor())
        guard !suspects.isEmpty else { return [] }
        // A booth that writes may have taken one away in between; the log says so before it goes.
        return try suspects.intersection(registeredByChain()).sorted()
    }

    private func registeredByChain() throws(StoreError) -> Set<RegistrationID> {
        let chain = try perform("count", path) { () throws(SystemError) in try readChain() }
        return Set(chain.log.standing.filter { if case .registered = $0.value { true } else { false } }.keys)
    }

    private func idsThatAreAccountedFor() throws(StoreError) -> Set<RegistrationID> {
        // In the order in which one moves.
        let ready = try names(of: StoreNames.ready, "count").compactMap { RegistrationID($0) }
        let erased = try names(of: StoreNames.tombstones, "count").compactMap(StoreNames.erasedID)
        let aside = try names(of: StoreNames.quarantine, "count").compactMap(StoreNames.leadingID)
        return Set(ready + erased + aside)
    }
}
