package import Core
import Glibc

extension LinuxDisk {
    package func names(in directory: Int32) throws(SystemError) -> [String] {
        // A descriptor of its own: closedir closes what it got, and reading moves a position that would be shared.
        let own = try openDirectory(".", in: directory, followingLinks: false)
        guard let stream = fdopendir(own) else {
            let error = SystemError("fdopendir", errno: errno)
            _ = Glibc.close(own)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw SystemError("readdir", errno: errno) }
                return names
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
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
