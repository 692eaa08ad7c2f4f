import CLinux
package import Core
import Glibc

/// The real disk.
package struct LinuxDisk: Disk {
    package init() {}

    package func openDirectory(_ path: String, in directory: Int32, followingLinks: Bool) throws(SystemError) -> Int32 {
        try open(path, in: directory, O_RDONLY | O_DIRECTORY | (followingLinks ? 0 : O_NOFOLLOW))
    }

    package func openFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try open(name, in: directory, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    }

    package func createFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try open(name, in: directory, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    }

    package func openForAppending(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try open(name, in: directory, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK)
    }

    package func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try open(name, in: directory, O_RDWR | O_CREAT | O_NOFOLLOW)
    }

    package func lock(_ descriptor: Int32) throws(SystemError) {
        try Self.repeating("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    package func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count >= 0 else { throw SystemError("read", errno: errno) }
        return count
    }

    package func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        guard count >= 0 else { throw SystemError("write", errno: errno) }
        return count
    }

    package func sync(_ descriptor: Int32) throws(SystemError) {
        // An interrupted fsync has neither succeeded nor consumed an error, unlike one that failed.
        try Self.repeating("fsync") { fsync(descriptor) }
    }

    package func close(_ descriptor: Int32) throws(SystemError) {
        // Interrupted or not, Linux has closed it, and all that was written is synced before.
        guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw SystemError("close", errno: errno) }
    }

    package func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        try Self.repeating("mkdirat", path) { mkdirat(directory, path, 0o700) }
    }

    package func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        try Self.repeating("renameat2", name) { clinux_rename_no_replace(directory, name, newDirectory, newName) }
    }

    package func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        try Self.repeating("renameat", name) { renameat(directory, newName, directory, name) }
    }

    package func unlink(_ name: String, in directory: Int32) throws(SystemError) {
        try Self.repeating("unlinkat", name) { unlinkat(directory, name, 0) }
    }

    package func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try Self.repeating("unlinkat", name) { unlinkat(directory, name, AT_REMOVEDIR) }
    }

    private func open(_ path: String, in directory: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
        try Self.repeating("openat", path) { clinux_openat(directory, path, flags | O_CLOEXEC, 0o600) }
    }

    /// A call that signals may interrupt; after a hundred times it is no signal.
    @discardableResult
    private static func repeating(
        _ call: String, _ subject: String = "", _ body: () -> Int32
    ) throws(SystemError) -> Int32 {
        for _ in 0..<100 {
            let result = body()
            let code = errno
            if result >= 0 { return result }
            guard code == EINTR else { throw SystemError(call, subject, errno: code) }
        }
        throw SystemError(call, subject, errno: EINTR)
    }
}
