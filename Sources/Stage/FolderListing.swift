import Glibc

/// The names in a folder, hidden ones left out, in a fixed order.
enum FolderListing {
    /// `nil` where there is no such folder or it may not be read.
    static func names(_ folder: String) -> [String]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                // d_name is a C string inside its array, always ended.
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
