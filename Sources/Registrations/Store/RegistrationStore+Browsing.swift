import Core
import Glibc

extension RegistrationStore {
    /// The ids of all registrations in the order of (boot, sequence), without reading any.
    public func identifiers() throws(StoreError) -> [RegistrationID] { try ids("list") }

    /// How many registrations there are, without reading any.
    public func count() throws(StoreError) -> Int { try ids("list").count }

    /// A list for people, in the order of (boot, sequence): ten thousand in less than half a second.
    ///
    /// One that cannot be read is in every list with its problem, whatever the filter asks; one that was erased or put
    /// aside meanwhile is left out.
    public func browse(_ filter: RegistrationFilter = RegistrationFilter()) throws(StoreError) -> [RegistrationListing]
    {
        let ids = try ids("list")
        let ready = try perform("list", path) { () throws(SystemError) in try root.directory(StoreNames.ready) }
        let listings = try perform("list", path) { () throws(SystemError) in
            try ready.map(ids) { ready, id in self.listing(of: id, in: ready, filter) }
        }
        return listings.compactMap { $0 }
    }

    /// `nil` for one that the filter leaves out, or that went meanwhile.
    private func listing(
        of id: RegistrationID, in ready: borrowing Directory, _ filter: RegistrationFilter
    ) -> RegistrationListing? {
        let result = summary(id, in: ready)
        if case .success(let summary) = result, !filter.admits(summary) { return nil }
        if case .failure(let error) = result, error.kind == .noSuchRegistration { return nil }
        return RegistrationListing(id: id, result: result)
    }

    private func summary(
        _ id: RegistrationID, in ready: borrowing Directory
    ) -> Result<RegistrationSummary, StoreError> {
        do throws(SystemError) {
            let payload = try ready.directory(id.description).directory(BagNames.payload)
            let bytes = try payload.readFile(BagNames.record, limit: 4 << 20)
            if let summary = RegistrationSummary(json: bytes), summary.id == id { return .success(summary) }
        } catch {
            // Of a link or something else on the way, and of what goes while we look, the careful way knows more.
            guard [ENOENT, ENOTDIR, ELOOP, EINVAL, EFBIG].contains(error.errno) else {
                return .failure(StoreError("list", id.description, error))
            }
        }
        do throws(StoreError) {
            _ = try show(id)
            return .failure(StoreError(.damaged, "list", id.description))
        } catch {
            return .failure(error)
        }
    }
}
