import Core

extension RegistrationStore {
    /// Looks at everything in the store: the bags, and all that lies around them. Changes nothing and needs no lock.
    ///
    /// While the booth writes, or after a power cut and before the next start, it may name what that start mends.
    public func verifyStore(_ depth: VerificationDepth = .whole) throws(StoreError) -> StoreVerification {
        let chain = try perform("verify", path) { () throws(SystemError) in try readChain() }
        var found = StoreVerification()
        found.results = try verifyAll(depth, chain: chain.log.standing)
        var inspector = StoreInspector(chain: chain.log)
        try perform("verify", path) { () throws(SystemError) in try inspector.inspect(root, reserve: reserve) }
        found.problems = inspector.problems
        found.foreign = inspector.foreign.sorted()
        found.quarantined = try names(of: StoreNames.quarantine, "verify").sorted()
        return found
    }
}
