import Glibc

/// A folder that is gone with its owner.
package final class TemporaryFolder {
    package let path: String

    package init() {
        var template = Array("/tmp/nosebooth-test-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "no temporary folder")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file and returns its path.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) -> String {
        let target = file(name)
        let descriptor = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        precondition(descriptor >= 0 && Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)
        return target
    }

    deinit {
        TemporaryFolder.remove(path)
    }

    private static func remove(_ path: String) {
        guard let directory = opendir(path) else {
            unlink(path)
            return
        }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // A link to a folder is a link.
            if entry.pointee.d_type == DT_DIR { remove(path + "/" + name) } else { unlink(path + "/" + name) }
        }
        closedir(directory)
        rmdir(path)
    }
}
