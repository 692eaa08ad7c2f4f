package import Core

/// The few calls of the operating system that the store uses, `*at` style: the one seam between store and disk.
///
/// A call that a signal interrupted is repeated below this seam where repeating it is safe; `read` and `write` may
/// still say `EINTR`, and take or give less than they were asked.
///
/// Every failure carries the `errno` of its call. Directories and files are plain numbers here, owned above by
/// `DiskHandle`. Callable from any thread.
package protocol Disk: Sendable {
    /// Follows links only in the path of a store itself, never inside one.
    func openDirectory(_ path: String, in directory: Int32, followingLinks: Bool) throws(SystemError) -> Int32
    /// For reading; refuses links and never waits for a pipe.
    func openFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32
    /// A file that was not there, 0600, for writing.
    func createFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32
    /// A file that is there, for writing at its end; refuses links.
    func openForAppending(_ name: String, in directory: Int32) throws(SystemError) -> Int32
    /// A file to lock; made when it is not there.
    func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32
    /// Exclusive and without waiting: `EWOULDBLOCK` when another holds it. Closing gives it back.
    func lock(_ descriptor: Int32) throws(SystemError)

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// Never to be called again for the same descriptor after a failure: the second call may lie.
    func sync(_ descriptor: Int32) throws(SystemError)
    func close(_ descriptor: Int32) throws(SystemError)

    /// Names without `.` and `..`, in no order.
    func names(in directory: Int32) throws(SystemError) -> [String]
    /// The same for a directory that was just opened and that nobody else reads: may move its place.
    func namesOnce(in directory: Int32) throws(SystemError) -> [String]
    /// Of the entry itself, not of what a link points to.
    func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus
    func status(of descriptor: Int32) throws(SystemError) -> FileStatus
    func space(around directory: Int32) throws(SystemError) -> DiskSpace

    /// 0700; `EEXIST` when the name is taken.
    func makeDirectory(_ path: String, in directory: Int32) throws(SystemError)
    /// `EEXIST` when the new name is taken.
    func move(_ name: String, in directory: Int32, to newName: String, in newDirectory: Int32) throws(SystemError)
    /// Puts a file in the place of another in one step.
    func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError)
    func unlink(_ name: String, in directory: Int32) throws(SystemError)
    func removeDirectory(_ name: String, in directory: Int32) throws(SystemError)
}

extension Disk {
    package func namesOnce(in directory: Int32) throws(SystemError) -> [String] { try names(in: directory) }
}
