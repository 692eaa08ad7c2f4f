import Glibc

/// The graphics cards as the kernel lists them. On some boards their numbers change from boot to boot.
struct DisplayCards {
    /// Usually `/sys/class/drm`.
    let folder: String

    /// The number of the first card with something connected; `nil` where the kernel says nothing.
    var connected: Int? {
        let names = FolderListing.names(folder) ?? []
        return names.compactMap { name in
            // A connector is named after its card: card1-HDMI-A-1.
            guard name.hasPrefix("card"), let dash = name.firstIndex(of: "-"),
                let card = Int(name[..<dash].dropFirst(4)), isConnected("\(folder)/\(name)/status")
            else { return nil }
            return card
        }.min()
    }

    private func isConnected(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = read(descriptor, &bytes, bytes.count)
        // The other word is "disconnected".
        return count > 0 && bytes.prefix(count).starts(with: "connected".utf8)
    }
}
