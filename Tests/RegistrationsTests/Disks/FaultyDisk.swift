import Core
import Glibc
import Registrations

/// A disk whose n-th call that changes something fails, or at whose n-th call the program is killed.
final class FaultyDisk: Disk {
    enum Fault: Sendable {
        case none
        /// The call of this number (from 0) is refused and does nothing.
        case refuse(Int, errno: Int32)
        /// The call does its work and then says that it failed.
        case lie(Int, errno: Int32)
        /// Files and directories of this name cannot be read, as with a bad sector under them.
        case unreadable(String)
        /// Every call is refused.
        case refuseAll(errno: Int32)
        /// From this call on nothing happens any more.
        case kill(Int)
        /// The first fsync after the next move or replacement is refused, once.
        case refuseSyncAfterMove(errno: Int32)
        /// Every call after the next move or replacement is refused.
        case failAfterMove(errno: Int32)
        /// Nothing happens any more after the next move or replacement.
        case killAfterMove
    }

    private struct Counter: Sendable {
        var calls: [String] = []
        var fresh: Set<Int32> = []
        var fault: Fault
        var fired = false
        var moved = false
    }

    private let disk: any Disk
    private let counter: Locked<Counter>
    private let shortWrites: Bool

    init(_ disk: any Disk, _ fault: Fault = .none, shortWrites: Bool = false) {
        self.disk = disk
        self.shortWrites = shortWrites
        counter = Locked(Counter(fault: fault))
    }

    var calls: [String] { counter.withLock { $0.calls } }
    /// Whether the fault happened.
    var fired: Bool { counter.withLock { $0.fired } }

    func arm(_ fault: Fault) {
        counter.withLock {
            $0.fault = fault
            $0.fired = false
            $0.moved = false
        }
    }

    /// Counts a call that changes something and does what the fault says.
    private func changing<Result>(
        _ call: String, _ body: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        let (number, fault, hasMoved, hasFired) = counter.withLock { counter in
            counter.calls.append(call)
            defer { counter.moved = counter.moved || call == "move" || call == "replace" }
            return (counter.calls.count - 1, counter.fault, counter.moved, counter.fired)
        }
        switch fault {
        case .refuseSyncAfterMove(let code) where hasMoved && !hasFired && call == "fsync":
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: code)
        case .failAfterMove(let code) where hasMoved:
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: code)
        case .killAfterMove where hasMoved:
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: ESHUTDOWN)
        case .refuse(number, let code):
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: code)
        case .refuseAll(let code):
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: code)
        case .lie(number, let code):
            _ = try body()
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: code)
        case .kill(let last) where number >= last:
            counter.withLock { $0.fired = true }
            throw SystemError(call, errno: ESHUTDOWN)
        case .none, .unreadable, .refuse, .lie, .kill, .refuseSyncAfterMove, .failAfterMove, .killAfterMove:
            return try body()
        }
    }

    private func looking() throws(SystemError) {
        let isDead = counter.withLock { counter in
            switch counter.fault {
            case .kill, .killAfterMove: counter.fired
            case .none, .refuse, .lie, .unreadable, .refuseAll, .refuseSyncAfterMove, .failAfterMove: false
            }
        }
        if isDead { throw SystemError("killed", errno: ESHUTDOWN) }
    }

    func openDirectory(_ path: String, in directory: Int32, followingLinks: Bool) throws(SystemError) -> Int32 {
        try looking()
        if case .unreadable(path) = counter.withLock({ $0.fault }) { throw SystemError("openat", path, errno: EIO) }
        return try disk.openDirectory(path, in: directory, followingLinks: followingLinks)
    }

    func openFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try looking()
        if case .unreadable(name) = counter.withLock({ $0.fault }) { throw SystemError("openat", name, errno: EIO) }
        return try disk.openFile(name, in: directory)
    }

    func createFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        let number = try changing("create") { () throws(SystemError) in
            try disk.createFile(name, in: directory)
        }
        _ = counter.withLock { $0.fresh.insert(number) }
        return number
    }

    func openForAppending(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try looking()
        return try disk.openForAppending(name, in: directory)
    }

    func openLockFile(_ name: String, in directory: Int32) throws(SystemError) -> Int32 {
        try changing("lock file") { () throws(SystemError) in try disk.openLockFile(name, in: directory) }
    }

    func lock(_ descriptor: Int32) throws(SystemError) { try disk.lock(descriptor) }

    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try looking()
        return try disk.read(descriptor, into: buffer)
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try changing("write") { () throws(SystemError) in
            try disk.write(descriptor, shortWrites ? .init(rebasing: bytes[..<((bytes.count + 1) / 2)]) : bytes)
        }
    }

    func sync(_ descriptor: Int32) throws(SystemError) {
        do throws(SystemError) {
            try changing("fsync") { () throws(SystemError) in try disk.sync(descriptor) }
        } catch {
            if error.errno == EIO { (disk as? ModelDisk)?.forgetUnsynced(of: descriptor) }
            throw error
        }
    }

    func close(_ descriptor: Int32) throws(SystemError) {
        // The kernel closes what a killed program had open, and only a written file's close can tell something new.
        try disk.close(descriptor)
        guard counter.withLock({ $0.fresh.remove(descriptor) }) != nil else { return }
        try changing("close") { () throws(SystemError) in }
    }

    func names(in directory: Int32) throws(SystemError) -> [String] {
        try looking()
        return try disk.names(in: directory)
    }

    func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus {
        try looking()
        return try disk.status(of: name, in: directory)
    }

    func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        try looking()
        return try disk.status(of: descriptor)
    }

    func space(around directory: Int32) throws(SystemError) -> DiskSpace {
        try looking()
        return try disk.space(around: directory)
    }

    func makeDirectory(_ path: String, in directory: Int32) throws(SystemError) {
        try changing("mkdir") { () throws(SystemError) in try disk.makeDirectory(path, in: directory) }
    }

    func move(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32
    ) throws(SystemError) {
        try changing("move") { () throws(SystemError) in
            try disk.move(name, in: directory, to: newName, in: newDirectory)
        }
    }

    func replace(_ name: String, with newName: String, in directory: Int32) throws(SystemError) {
        try changing("replace") { () throws(SystemError) in
            try disk.replace(name, with: newName, in: directory)
        }
    }

    func unlink(_ name: String, in directory: Int32) throws(SystemError) {
        try changing("unlink") { () throws(SystemError) in try disk.unlink(name, in: directory) }
    }

    func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try changing("rmdir") { () throws(SystemError) in try disk.removeDirectory(name, in: directory) }
    }
}
