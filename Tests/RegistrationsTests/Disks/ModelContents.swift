import Core
import Glibc
import Registrations

/// All that a model disk knows: what programs see, what is durable, and the steps between.
struct ModelContents: Sendable {
    var volatile = ModelState()
    var durable = ModelState()
    var pending: [ModelChange] = []
    var directories: Set<Int> = [1]
    var lastNode = 1
    var open: [Int32: (node: Int, offset: Int)] = [:]
    var lastNumber: Int32 = 1000
    var locks: [Int: Int32] = [:]
    /// `nil` while nobody asked for it.
    var history: [ModelDisk.Moment]?
    var notes = 0
    var syncs = 0
    var skippedSync: Int?
    var space = DiskSpace(bytes: 1 << 40, inodes: nil)
}

extension ModelContents {
    func node(_ descriptor: Int32) throws(SystemError) -> Int {
        guard let file = open[descriptor] else { throw SystemError("descriptor", errno: EBADF) }
        return file.node
    }

    func lookUp(_ name: String, in directory: Int) throws(SystemError) -> Int {
        guard directories.contains(directory) else { throw SystemError("openat", name, errno: ENOTDIR) }
        guard let node = volatile.entries[directory]?[name] else { throw SystemError("openat", name, errno: ENOENT) }
        return node
    }

    mutating func number(for node: Int) -> Int32 {
        lastNumber += 1
        open[lastNumber] = (node, 0)
        return lastNumber
    }

    mutating func make(_ name: String, in directory: Int, isDirectory: Bool) throws(SystemError) -> Int {
        guard volatile.entries[directory]?[name] == nil else { throw SystemError("openat", name, errno: EEXIST) }
        lastNode += 1
        if isDirectory { directories.insert(lastNode) }
        change(.link(directory: directory, name: name, node: lastNode))
        return lastNode
    }

    func status(_ node: Int) -> FileStatus {
        directories.contains(node)
            ? FileStatus(kind: .directory, bytes: 0)
            : FileStatus(kind: .file, bytes: volatile.bytes[node, default: []].count)
    }

    mutating func change(_ change: ModelChange) {
        volatile.apply(change)
        pending.append(change)
        remember()
    }

    mutating func makeDurable(_ node: Int) {
        // From the last to the first: a change drags along the earlier ones of the same names.
        var places: Set<ModelChange.Place> = []
        let chosen = pending.indices.reversed().filter { index in
            let change = pending[index]
            guard change.belongs(to: node) || !change.places.isDisjoint(with: places) else { return false }
            places.formUnion(change.places)
            return true
        }
        for index in chosen.reversed() { durable.apply(pending[index]) }
        let gone = Set(chosen)
        pending = pending.indices.filter { !gone.contains($0) }.map { pending[$0] }
    }

    mutating func remember() {
        history?.append(ModelDisk.Moment(durable: durable, pending: pending, notes: notes))
    }
}
