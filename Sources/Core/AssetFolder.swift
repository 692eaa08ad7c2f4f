import Glibc

/// Where fonts, icons, sounds, strings, models and demo clips lie.
package struct AssetFolder: Equatable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    package func file(_ name: String) -> String { path + "/" + name }

    /// The first that holds the models: `NOSEBOOTH_ASSETS`, beside or above the program, the system's share, and the
    /// source tree that the program was built from.
    package static func find() -> AssetFolder {
        var candidates: [String] = []
        if let named = getenv("NOSEBOOTH_ASSETS"), named[0] != 0 { return AssetFolder(path: String(cString: named)) }
        var folder = executable()
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = String(folder[..<slash])
            candidates.append(folder + "/assets")
        }
        candidates.append("/usr/share/nosebooth/assets")
        // Sources/Core/AssetFolder.swift → the root. Serves packages that depend on this one by path.
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        candidates.append("/" + root + "/assets")
        return AssetFolder(path: candidates.first { access($0 + "/models", F_OK) == 0 } ?? "assets")
    }

    private static func executable() -> String {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
        return count > 0 ? String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }
}
