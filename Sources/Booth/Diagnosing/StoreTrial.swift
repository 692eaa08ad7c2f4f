import Glibc
import Registrations

/// What the booth would say of its store at a start; changes nothing.
struct StoreTrial {
    let path: String

    var finding: Finding {
        do throws(StoreError) {
            return try look(at: try RegistrationStore.open(at: path, mode: .reading))
        } catch  where error.kind == .storeMissing {
            return place
        } catch {
            return missing(error.explanation)
        }
    }

    private func look(at store: RegistrationStore) throws(StoreError) -> Finding {
        if let reason = store.readOnlyReason, reason.kind == .otherFormat { return missing(reason.explanation) }
        let count = try store.count()
        if access(path, W_OK) != 0 { return missing("\(path) may not be written") }
        do throws(StoreError) {
            try store.canRegister()
        } catch  where error.kind == .diskFull {
            return missing(error.explanation)
        } catch {
            // Open for reading only, so that it would not register: what keeps the booth from it is asked above.
        }
        let vanished = try store.vanished().count
        guard vanished == 0 else {
            // The booth starts, and registers.
            return Finding(
                part: "store", verdict: .warning,
                detail:
                    "\(StoreText.registrations(vanished)) kept in \(path) \(vanished == 1 ? "has" : "have") vanished; "
                    + "\(count) \(count == 1 ? "is" : "are") there")
        }
        return Finding(part: "store", verdict: .good, detail: "\(StoreText.registrations(count)) in \(path)")
    }

    /// Where no store is: whether the booth can make one.
    private var place: Finding {
        do throws(StoreError) {
            let isThere = try RegistrationStore.checkPlace(path)
            let canMake = isThere ? access(path, W_OK) == 0 : canMakeFolder
            return canMake
                ? Finding(part: "store", verdict: .warning, detail: "\(path) is not there yet; the booth makes it")
                : missing("\(path) is not there and cannot be made")
        } catch {
            return missing(error.explanation)
        }
    }

    /// Whether the nearest folder above that is there may be written.
    private var canMakeFolder: Bool {
        var folder = path.hasPrefix("/") ? path : "./" + path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            let existing = folder.isEmpty ? "/" : folder
            if access(existing, F_OK) == 0 { return access(existing, W_OK) == 0 && !existing.hasPrefix("/proc") }
        }
        return false
    }

    private func missing(_ detail: String) -> Finding { Finding(part: "store", verdict: .missing, detail: detail) }
}
