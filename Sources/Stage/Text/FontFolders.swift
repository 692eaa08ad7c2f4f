/// Where the system keeps fonts, and which of them we want, by file name: no fontconfig, no configuration.
package struct FontFolders: Equatable, Sendable {
    package let folders: [String]

    /// - Parameter first: a folder that is searched before the system's.
    package init(first: String? = nil) {
        folders = (first.map { [$0] } ?? []) + ["/usr/share/fonts", "/usr/local/share/fonts"]
    }

    /// Only this folder: for tests.
    package init(only folder: String) { folders = [folder] }

    /// Every font file below the folders: path by file name. The first found of a name wins.
    func files() -> [String: String] {
        var found: [String: String] = [:]
        for folder in folders { search(folder, depth: 6, &found) }
        return found
    }

    private func search(_ folder: String, depth: Int, _ found: inout [String: String]) {
        guard depth > 0 else { return }
        for name in FolderListing.names(folder) ?? [] {
            let path = folder + "/" + name
            if [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) {
                if found[name] == nil { found[name] = path }
            } else {
                search(path, depth: depth - 1, &found)
            }
        }
    }
}
