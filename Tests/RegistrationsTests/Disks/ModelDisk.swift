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

        var isJustAfterMove: Bool { if case .rename = pending.last { true } else { false } }
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
    /// From which moment on the history is another than without the mutation; 0 for a history without one.
    var firstOwnMoment: Int { inner.withLock { $0.divergence ?? 0 } }
    var directories: Set<Int> { inner.withLock { $0.directories } }
    var calls: [ModelCall] { inner.withLock { $0.calls } }
    var state: ModelState { inner.withLock { $0.volatile } }

    /// Remembers every moment and every call from here on.
    func beginHistory() {
        inner.withLock {
            $0.history = []
            $0.calls = []
            $0.remember()
        }
    }

    /// Notes that something was promised to people: it must survive from now on.
    func note() {
        inner.withLock {
            $0.notes += 1
            $0.remember()
        }
    }

    /// Takes a step out of what is done; calls are numbered from the beginning of the history.
    func mutate(_ mutation: ModelMutation?) { inner.withLock { $0.mutation = mutation } }

    var usedBytes: Int { inner.withLock { $0.usedBytes } }

    /// The disk after a power cut now, with some of the unsynced, as chance has it.
    func afterPowerCut(using generator: inout some RandomNumberGenerator) -> ModelDisk {
        let (durable, pending, directories) = inner.withLock { ($0.durable, $0.pending, $0.directories) }
        var state = durable
        for change in pending where Bool.random(using: &generator) {
            guard case .write(let node, let offset, let piece) = change else {
                state.apply(change)
                continue
            }
            let outcome = PowerCuts.outcomes(of: piece).randomElement(using: &generator)
            if let written = outcome ?? nil { state.put(written, at: offset, in: node) }
        }
        return ModelDisk(state, directories: directories)
    }

    /// Lets a stranger take a name just before the call of this number makes it.
    func intrude(before number: Int) { inner.withLock { $0.intrusion = number } }

    /// Whether what the stranger made is still there. `nil` when he never came.
    var hasIntruder: Bool? {
        inner.withLock { inner in
            inner.intruder.map { node in inner.volatile.entries.values.contains { $0.values.contains(node) } }
        }
    }

    /// How many bytes the files may have in all.
    func setCapacity(_ bytes: Int?) { inner.withLock { $0.capacity = bytes } }

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
            let parent = try inner.node(directory)
            let number = inner.count(.create, name, in: parent)
            inner.intrude(number, name, in: parent, asDirectory: false)
            if inner.mutation == .dropExclusive(number), let node = inner.volatile.entries[parent]?[name] {
                return inner.number(for: node)
            }
            return inner.number(for: try inner.make(name, in: parent, isDirectory: false))
        }
    }

    func openForAppending(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try inner.withLock { (inner) throws(SystemError) in
            let node = try inner.lookUp(name, in: try inner.node(directory))
            guard !inner.directories.contains(node) else { throw SystemError("openat", name, errno: EISDIR) }
            let number = inner.number(for: node)
            inner.open[number]?.offset = inner.volatile.bytes[node, default: []].count
            return number
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
            guard inner.locks[node] == nil || inner.mutation == .dropLock else {
                throw SystemError("flock", errno: EWOULDBLOCK)
            }
            inner.locks[node] = descriptor
        }
    }

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let piece = try inner.withLock { (inner) throws(SystemError) -> [UInt8] in
            guard let file = inner.open[descriptor] else { throw SystemError("read", errno: EBADF) }
            let bytes = inner.volatile.bytes[file.node, default: []]
            guard !inner.directories.contains(file.node) else { throw SystemError("read", errno: EISDIR) }
            let piece = Array(bytes[min(file.offset, bytes.count)..<min(bytes.count, file.offset + buffer.count)])
            inner.open[descriptor]?.offset += piece.count
            return piece
        }
        buffer.copyBytes(from: piece)
        return piece.count
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let bytes = Array(bytes)
        return try inner.withLock { (inner) throws(SystemError) in
            guard let file = inner.open[descriptor] else { throw SystemError("write", errno: EBADF) }
            let room = inner.capacity.map { max(0, $0 - inner.usedBytes) } ?? .max
            guard room > 0 || bytes.isEmpty else { throw SystemError("write", errno: ENOSPC) }
            _ = inner.count(.write, "", in: file.node)
            let piece = Array(bytes.prefix(room))
            inner.open[descriptor]?.offset += piece.count
            inner.change(.write(node: file.node, offset: file.offset, piece))
            return piece.count
        }
    }

    func sync(_ descriptor: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let node = try inner.node(descriptor)
            let number = inner.count(.sync, "", in: node)
            switch inner.mutation {
            case .dropSync(number), .dropAllSyncs: inner.diverge()
            case .delaySync(number):
                inner.diverge()
                inner.delayed = node
            default:
                inner.makeDurable(node)
                inner.remember()
            }
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
        inner.withLock { inner in
            guard let capacity = inner.capacity else { return inner.space }
            return DiskSpace(bytes: max(0, capacity - inner.usedBytes), inodes: inner.space.inodes)
        }
    }

    func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = directory == AT_FDCWD ? 1 : try inner.node(directory)
            let name = String(path.drop { $0 == "/" })
            _ = inner.count(.makeDirectory, name, in: parent)
            _ = try inner.make(name, in: parent, isDirectory: true)
        }
    }

    func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let from = ModelChange.Place(directory: try inner.node(directory), name: name)
            let to = ModelChange.Place(directory: try inner.node(newDirectory), name: newName)
            let node = try inner.lookUp(name, in: from.directory)
            let number = inner.count(.move, newName, in: to.directory, from: from)
            inner.intrude(number, newName, in: to.directory, asDirectory: true)
            if inner.volatile.entries[to.directory]?[newName] != nil, inner.mutation != .dropNoReplace(number) {
                throw SystemError("renameat2", name, errno: EEXIST)
            }
            inner.change(.rename(from: from, to: to, node: node))
            inner.finishDelayed()
        }
    }

    func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            let node = try inner.lookUp(newName, in: parent)
            _ = inner.count(.replace, name, in: parent, from: .init(directory: parent, name: newName))
            if let old = inner.volatile.entries[parent]?[name], inner.directories.contains(old) {
                throw SystemError("renameat", name, errno: EISDIR)
            }
            if let old = inner.volatile.entries[parent]?[name] { inner.volatile.bytes[old] = nil }
            let from = ModelChange.Place(directory: parent, name: newName)
            inner.change(.rename(from: from, to: .init(directory: parent, name: name), node: node))
            inner.finishDelayed()
        }
    }

    func unlink(_ name: String, in directory: Int32) throws(SystemError) {
        try inner.withLock { (inner) throws(SystemError) in
            let parent = try inner.node(directory)
            let node = try inner.lookUp(name, in: parent)
            guard !inner.directories.contains(node) else { throw SystemError("unlinkat", name, errno: EISDIR) }
            _ = inner.count(.unlink, name, in: parent)
            inner.change(.unlink(directory: parent, name: name))
            if !inner.volatile.entries.values.contains(where: { $0.values.contains(node) }) {
                inner.volatile.bytes[node] = nil
            }
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
            _ = inner.count(.removeDirectory, name, in: parent)
            inner.change(.unlink(directory: parent, name: name))
        }
    }
}
