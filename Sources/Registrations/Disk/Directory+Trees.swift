package import Core
import Glibc

extension Directory {
    /// Removes an entry and all below it, links as links. What is already gone is no failure.
    ///
    /// - Parameter depth: how many levels of directories may lie below; a bag has two.
    package func removeTree(_ name: String, depth: Int = 16) throws(SystemError) {
        do throws(SystemError) {
            guard try status(of: name).kind == .directory else {
                try disk.unlink(name, in: handle.number)
                return
            }
            guard depth > 0 else { throw SystemError("unlinkat", label, errno: ELOOP) }
            try removeContents(of: name, depth: depth - 1)
            try disk.removeDirectory(name, in: handle.number)
        } catch {
            guard error.errno == ENOENT else { throw error }
        }
    }

    private func removeContents(of name: String, depth: Int) throws(SystemError) {
        let inner = try directory(name)
        for entry in try inner.names() { try inner.removeTree(entry, depth: depth) }
    }
}
