import Core
import Glibc
import Registrations

/// A disk in memory that keeps what is durable apart from what is not, and can say what any power cut would leave.
///
/// Stricter than ext4: a file's fsync does not make its name durable, and unsynced changes reach the disk in any
/// choice. A rename is one step, as in a journal.
final class ModelDisk: Disk {
    /// The state of affairs after one change.
    struct Moment: Sendable {
        let durable: ModelState
        let pending: [ModelChange]
        /// How many acknowledgements the test had noted.
        let notes: Int
    }

    private let inner: Locked<ModelContents>

    init() { inner = Locked(ModelContents()) }

    /// A disk as it is found after a power cut.
    init(_ state: ModelState, directories: Set<Int>) {
        var inner = ModelContents()
        inner.volatile = state
        inner.durable = state
        inner.directories = directories
        inner.lastNode = (Array(state.bytes.keys) + directories + state.entries.values.flatMap(\.values)).max() ?? 1
        self.inner = Locked(inner)
    }

    // MARK: What the test does

    var history: [Moment] { inner.withLock { $0.history ?? [] } }
    var directories: Set<Int> { inner.withLock { $0.directories } }
    var syncs: Int { inner.withLock { $0.syncs } }

    /// Remembers every moment from here on.
    func beginHistory() { inner.withLock { $0.history = [] } }

    /// Notes that something was promised to people: it must survive from now on.
    func note() { inner.withLock { $0.notes += 1 } }

    /// Makes the sync call of this number (from 0) do nothing and say that it did.
    func skipSync(_ number: Int) { inner.withLock { $0.skippedSync = number } }

    func setSpace(_ space: DiskSpace) { inner.withLock { $0.space = space } }

    /// What a failed fsync leaves on Linux: the unsynced is dropped, and the next fsync says that all is well.
    func forgetUnsynced(of number: Int32) {
        inner.withLock { inner in
            guard let node = inner.open[number]?.node else { return }
            inner.pending.removeAll { $0.belongs(to: node) }
        }
    }

    /// The disk after a power cut now, with nothing of the unsynced.
    func afterPowerCut() -> ModelDisk {
        inner.withLock { ModelDisk($0.durable, directories: $0.directories) }
    }

    // MARK: What the store does

    func openDirectory(_ path: String, in directory: Int32, followingLinks: Bool) throws(SystemError) -> Int32 {
        try inner.withLock { (inner) throws(SystemError) in
            var node = path.hasPrefix("/") || directory == AT_FDCWD ? 1 : try inner.node(directory)
            for name in path.split(separator: "/") where name != "." {
                if name == ".." {
                    node = inner.volatile.entries.first { $0.value.values.contains(node) }?.key ?? 1
                } else {
                    node = try inner.lookUp(String(name), in: node)
                }
            }
            guard inner.directories.contains(node) else { throw SystemError("openat", path, errno: ENOTDIR) }
            return inner.number(for: node)
        }
    }

    func openFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try inner.withLock { (inner) throws(SystemError) in
            inner.number(for: try inner.lookUp(name, in: try inner.node(directory)))
        }
    }

    func createFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try inner.withLock { (inner) throws(SystemError) in
            inner.number(for: try inner.make(name, in: try inner.node(directory), isDirectory: false))
        }
    }

    func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            if let node = inner.volatile.entries[parent]?[name] { return inner.number(for: node) }
            return inner.number(for: try inner.make(name, in: parent, isDirectory: false))
        }
    }

    func lock(_ descriptor: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let node = try inner.node(descriptor)
            guard inner.locks[node] == nil else { throw SystemError("flock", errno: EWOULDBLOCK) }
            inner.locks[node] = descriptor
        }
    }

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let piece = try inner.withLock { (inner) throws(SystemError) -> [UInt8] in
            guard let file = inner.open[descriptor] else { throw SystemError("read", errno: EBADF) }
            let bytes = inner.volatile.bytes[file.node, default: []]
            let piece = Array(bytes[file.offset..<min(bytes.count, file.offset + buffer.count)])
            inner.open[descriptor]?.offset += piece.count
            return piece
        }
        buffer.copyBytes(from: piece)
        return piece.count
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let bytes = Array(bytes)
        try inner.withLock { (inner) throws(SystemError) in
            inner.change(.write(node: try inner.node(descriptor), bytes))
        }
        return bytes.count
    }

    func sync(_ descriptor: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            defer { inner.syncs += 1 }
            guard inner.syncs != inner.skippedSync else { return }
            inner.makeDurable(try inner.node(descriptor))
            inner.remember()
        }
    }

    func close(_ descriptor: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let node = try inner.node(descriptor)
            inner.open[descriptor] = nil
            if inner.locks[node] == descriptor { inner.locks[node] = nil }
        }
    }

    func names(in directory: Int32) throws(SystemError) -> [String] {
        try inner.withLock { (inner) throws(SystemError) in
            inner.volatile.entries[try inner.node(directory), default: [:]].keys.sorted()
        }
    }

    func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus {
        try inner.withLock { (inner) throws(SystemError) in
            inner.status(try inner.lookUp(name, in: try inner.node(directory)))
        }
    }

    func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        try inner.withLock { (inner) throws(SystemError) in inner.status(try inner.node(descriptor)) }
    }

    func space(around directory: Int32) throws(SystemError) -> DiskSpace {
        inner.withLock { $0.space }
    }

    func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = directory == AT_FDCWD ? 1 : try inner.node(directory)
            _ = try inner.make(String(path.drop { $0 == "/" }), in: parent, isDirectory: true)
        }
    }

    func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let from = ModelChange.Place(directory: try inner.node(directory), name: name)
            let to = ModelChange.Place(directory: try inner.node(newDirectory), name: newName)
            let node = try inner.lookUp(name, in: from.directory)
            guard inner.volatile.entries[to.directory]?[newName] == nil else {
                throw SystemError("renameat2", name, errno: EEXIST)
            }
            inner.change(.rename(from: from, to: to, node: node))
        }
    }

    func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            let node = try inner.lookUp(newName, in: parent)
            let from = ModelChange.Place(directory: parent, name: newName)
            inner.change(.rename(from: from, to: .init(directory: parent, name: name), node: node))
        }
    }

    func unlink(_ name: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            let node = try inner.lookUp(name, in: parent)
            guard !inner.directories.contains(node) else { throw SystemError("unlinkat", name, errno: EISDIR) }
            inner.change(.unlink(directory: parent, name: name))
        }
    }

    func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            let node = try inner.lookUp(name, in: parent)
            guard inner.directories.contains(node) else { throw SystemError("unlinkat", name, errno: ENOTDIR) }
            guard inner.volatile.entries[node, default: [:]].isEmpty else {
                throw SystemError("unlinkat", name, errno: ENOTEMPTY)
            }
            inner.change(.unlink(directory: parent, name: name))
        }
    }
}
