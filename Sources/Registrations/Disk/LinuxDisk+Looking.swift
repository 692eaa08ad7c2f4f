import CLinux
package import Core
import Glibc

extension LinuxDisk {
    package func names(in directory: Int32) throws(SystemError) -> [String] {
        // A descriptor of its own: reading moves a position that would be shared.
        let own = try openDirectory(".", in: directory, followingLinks: false)
        defer { _ = Glibc.close(own) }
        return try namesOnce(in: own)
    }

    package func namesOnce(in directory: Int32) throws(SystemError) -> [String] {
        var names: [String] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 << 10, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = clinux_directory_entries(directory, buffer.baseAddress, buffer.count)
            guard count >= 0 else { throw SystemError("getdents64", errno: errno) }
            if count == 0 { return names }
            var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])[...]
            // Of each entry: 16 bytes for others, its length in two, its kind in one, its name and a NUL.
            while rest.count > 19 {
                let length = Int(rest.loadUnaligned(fromByteOffset: 16, as: UInt16.self))
                let name = rest.prefix(length).dropFirst(19).prefix { $0 != 0 }
                rest = rest.dropFirst(max(length, 1))
                if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
    }

    package func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus {
        var facts = stat()
        guard fstatat(directory, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw SystemError("fstatat", name, errno: errno)
        }
        return FileStatus(facts)
    }

    package func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw SystemError("fstat", errno: errno) }
        return FileStatus(facts)
    }

    package func space(around directory: Int32) throws(SystemError) -> DiskSpace {
        var facts = statvfs()
        guard fstatvfs(directory, &facts) == 0 else { throw SystemError("fstatvfs", errno: errno) }
        let bytes = UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize))
        return DiskSpace(
            bytes: bytes.overflow ? .max : Int(clamping: bytes.partialValue),
            inodes: facts.f_files == 0 ? nil : Int(clamping: facts.f_favail),
            isReadOnly: facts.f_flag & UInt(ST_RDONLY) != 0)
    }
}

extension FileStatus {
    fileprivate init(_ facts: stat) {
        let kind: Kind =
            switch facts.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            case S_IFLNK: .link
            default: .other
            }
        self.init(kind: kind, bytes: Int(facts.st_size))
    }
}
