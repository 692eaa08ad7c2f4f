package import Core
import Glibc

/// An open directory of a disk; names are looked up in it and nowhere else.
package struct Directory: ~Copyable, Sendable {
    package let handle: DiskHandle
    /// For error messages: the path below the store.
    package let label: String

    package init(_ handle: consuming DiskHandle, label: String) {
        self.handle = handle
        self.label = label
    }

    package var disk: any Disk { handle.disk }

    /// Opens a directory of this one; a link is refused.
    package func directory(_ name: String) throws(SystemError) -> Directory {
        let number = try disk.openDirectory(name, in: handle.number, followingLinks: false)
        return Directory(DiskHandle(disk, owning: number), label: label.isEmpty ? name : "\(label)/\(name)")
    }

    package func names() throws(SystemError) -> [String] { try disk.names(in: handle.number) }

    /// The same in a directory that was just opened and that nobody else reads.
    package func namesOnce() throws(SystemError) -> [String] { try disk.namesOnce(in: handle.number) }

    package func status(of name: String) throws(SystemError) -> FileStatus {
        try disk.status(of: name, in: handle.number)
    }

    /// Whether the name is taken, by whatever.
    package func contains(_ name: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try status(of: name)
            return true
        } catch {
            guard error.errno == ENOENT else { throw error }
            return false
        }
    }

    package func makeDirectory(_ name: String) throws(SystemError) {
        try disk.makeDirectory(name, in: handle.number)
    }

    /// Moves an entry to a name that must be free.
    package func move(_ name: String, to newDirectory: borrowing Directory, as newName: String) throws(SystemError) {
        try disk.move(name, in: handle.number, to: newName, in: newDirectory.handle.number)
    }

    /// Makes the names of this directory durable.
    package func sync() throws(SystemError) { try disk.sync(handle.number) }
}
