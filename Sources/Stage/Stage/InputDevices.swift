import Glibc

/// The kernel's input devices. Without the right to read them SDL has no touch on a bare console, and says nothing.
struct InputDevices {
    /// Usually `/dev/input`.
    let folder: String

    /// What a person can make of it; `nil` when there is something to touch or to type on.
    var problem: String? {
        let devices = (FolderListing.names(folder) ?? []).filter { $0.hasPrefix("event") }
        guard !devices.isEmpty else { return "No touch panel and no keyboard is connected." }
        guard devices.allSatisfy({ access(folder + "/" + $0, R_OK) != 0 }) else { return nil }
        return "The touch panel may not be read. Add the booth's user to the group input."
    }
}
