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

    package func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try open(name, in: directory, O_RDWR | O_CREAT | O_NOFOLLOW)
    }

    package func lock(_ descriptor: Int32) throws(SystemError) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw SystemError("flock", errno: errno) }
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
        guard fsync(descriptor) == 0 else { throw SystemError("fsync", errno: errno) }
    }

    package func close(_ descriptor: Int32) throws(SystemError) {
        guard Glibc.close(descriptor) == 0 else { throw SystemError("close", errno: errno) }
    }

    package func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        guard mkdirat(directory, path, 0o700) == 0 else { throw SystemError("mkdirat", path, errno: errno) }
    }

    package func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        guard clinux_rename_no_replace(directory, name, newDirectory, newName) == 0 else {
            throw SystemError("renameat2", name, errno: errno)
        }
    }

    package func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        guard renameat(directory, newName, directory, name) == 0 else {
            throw SystemError("renameat", name, errno: errno)
        }
    }

    package func unlink(_ name: String, in directory: Int32) throws(SystemError) {
        guard unlinkat(directory, name, 0) == 0 else { throw SystemError("unlinkat", name, errno: errno) }
    }

    package func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        guard unlinkat(directory, name, AT_REMOVEDIR) == 0 else { throw SystemError("unlinkat", name, errno: errno) }
    }

    private func open(_ path: String, in directory: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
        let descriptor = clinux_openat(directory, path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError("openat", path, errno: errno) }
        return descriptor
    }
}
