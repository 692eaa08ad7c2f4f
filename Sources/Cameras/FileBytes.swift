import Core
import Glibc

/// Reading whole files, with the refusals of a source.
package enum FileBytes {
    /// Clips are read whole; a booth's memory is the limit, not the format.
    package static let largestFile = 1 << 30

    package static func read(_ path: String) throws(SourceError) -> [UInt8] {
        // Opening a pipe would wait for its other end; on a file the flag does nothing.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw refusal(path, errno) }
        let file = OwnedDescriptor(owning: descriptor)
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw refusal(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SourceError(.unusable, "\(path) is not a file") }
        guard status.st_size <= largestFile else {
            throw SourceError(.unusable, "\(path) is larger than \(largestFile >> 20) MiB")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(file.number, $0.baseAddress! + filled, $0.count - filled)
            }
            if count > 0 {
                filled += count
            } else if count == 0 {
                break
            } else if errno != EINTR {
                throw refusal(path, errno)
            }
        }
        return filled == bytes.count ? bytes : Array(bytes[..<filled])
    }

    package static func isFolder(_ path: String) throws(SourceError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { throw refusal(path, errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// Names in a folder, sorted byte by byte, hidden ones left out.
    package static func names(in folder: String) throws(SourceError) -> [String] {
        guard let directory = opendir(folder) else { throw refusal(folder, errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func refusal(_ path: String, _ errno: Int32) -> SourceError {
        let cause = SystemError("read", path, errno: errno)
        return switch errno {
        case ENOENT, ENOTDIR: SourceError(.missing, "there is no \(path)", cause: cause)
        default: SourceError(.unreadable, cause.description, cause: cause)
        }
    }
}
