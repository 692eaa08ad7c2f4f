import Glibc
import Testing

/// A folder of its own that goes with the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/stage-tests-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        func removeAll(_ folder: String) {
            guard let directory = opendir(folder) else { return }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    // d_name is a C string inside its array, always ended.
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                if entry.pointee.d_type == UInt8(DT_DIR) { removeAll(folder + "/" + name) }
                remove(folder + "/" + name)
            }
            closedir(directory)
            remove(folder)
        }
        removeAll(path)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// Writes a file; one folder above it is made.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        if let slash = name.lastIndex(of: "/") { mkdir(path + "/" + name[..<slash], 0o755) }
        let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    }
}
