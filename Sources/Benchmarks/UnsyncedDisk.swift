import Core
import Registrations

/// The real disk without its fsyncs: for making in seconds a store that takes years to come about.
struct UnsyncedDisk: Disk {
    private let disk = LinuxDisk()

    func sync(_: Int32) throws(SystemError) {}

    func openDirectory(_ path: String, in directory: Int32, followingLinks: Bool) throws(SystemError) -> Int32 {
        try disk.openDirectory(path, in: directory, followingLinks: followingLinks)
    }

    func openFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try disk.openFile(name, in: directory)
    }

    func createFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try disk.createFile(name, in: directory)
    }

    func openForAppending(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try disk.openForAppending(name, in: directory)
    }

    func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try disk.openLockFile(name, in: directory)
    }

    func lock(_ descriptor: Int32) throws(SystemError) { try disk.lock(descriptor) }

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try disk.read(descriptor, into: buffer)
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try disk.write(descriptor, bytes)
    }

    func close(_ descriptor: Int32) throws(SystemError) { try disk.close(descriptor) }

    func names(in directory: Int32) throws(SystemError) -> [String] { try disk.names(in: directory) }

    func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus {
        try disk.status(of: name, in: directory)
    }

    func status(of descriptor: Int32) throws(SystemError) -> FileStatus { try disk.status(of: descriptor) }

    func space(around directory: Int32) throws(SystemError) -> DiskSpace { try disk.space(around: directory) }

    func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        try disk.makeDirectory(path, in: directory)
    }

    func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        try disk.move(name, in: directory, to: newName, in: newDirectory)
    }

    func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        try disk.replace(name, with: newName, in: directory)
    }

    func unlink(_ name: String, in directory: Int32) throws(SystemError) { try disk.unlink(name, in: directory) }

    func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try disk.removeDirectory(name, in: directory)
    }
}
