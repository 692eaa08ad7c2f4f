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
    /// The moment at which a mutation or a stranger made something different; `nil` while none has.
    var divergence: Int?
    /// All since the history began.
    var calls: [ModelCall] = []
    var mutation: ModelMutation?
    /// The node whose fsync waits for the next move.
    var delayed: Int?
    /// The call before which a stranger takes the name that it is about to make, and what he makes of it.
    var intrusion: Int?
    var intruder: Int?
    var space = DiskSpace(bytes: 1 << 40, inodes: nil)
    /// Bytes of files that it holds; `nil` for no end.
    var capacity: Int?
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

    /// Notes a call and gives its number; none while there is no history.
    mutating func count(
        _ kind: ModelCall.Kind, _ name: String, in directory: Int, from source: ModelChange.Place? = nil
    ) -> Int {
        guard history != nil else { return -1 }
        var call = ModelCall(
            kind: kind, path: name.isEmpty ? path(of: directory) : "\(path(of: directory))/\(name)")
        call.source = source.map { "\(path(of: $0.directory))/\($0.name)" }
        call.hasEffect = kind != .sync || pending.contains { $0.belongs(to: directory) }
        calls.append(call)
        return calls.count - 1
    }

    /// For reports: where a node is found, or its number.
    private func path(of node: Int) -> String {
        guard history != nil, node != 1 else { return "" }
        for (directory, names) in volatile.entries {
            if let name = names.first(where: { $0.value == node })?.key { return "\(path(of: directory))/\(name)" }
        }
        return "#\(node)"
    }

    /// What a stranger does just before the call of this number.
    mutating func intrude(_ number: Int, _ name: String, in directory: Int, asDirectory: Bool) {
        guard intrusion == number, volatile.entries[directory]?[name] == nil else { return }
        lastNode += 1
        intruder = lastNode
        if asDirectory { directories.insert(lastNode) } else { change(.write(node: lastNode, offset: 0, Self.rubbish)) }
        change(.link(directory: directory, name: name, node: lastNode))
    }

    /// More than the store writes into any file of a test.
    static let rubbish = [UInt8](repeating: UInt8(ascii: "~"), count: 8000)

    mutating func finishDelayed() {
        guard let node = delayed else { return }
        delayed = nil
        makeDurable(node)
        remember()
    }

    var usedBytes: Int { volatile.bytes.values.reduce(0) { $0 + $1.count } }

    mutating func makeDurable(_ node: Int) {
        // From the last to the first: a change drags along the earlier ones of the same names.
        var places: Set<ModelChange.Place> = []
        let chosen = pending.indices.reversed().filter { index in
            let change = pending[index]
            guard change.belongs(to: node) || !places.isDisjoint(with: change.places) else { return false }
            places.formUnion(change.places)
            return true
        }
        for index in chosen.reversed() { durable.apply(pending[index]) }
        let gone = Set(chosen)
        pending = pending.indices.filter { !gone.contains($0) }.map { pending[$0] }
    }

    mutating func diverge() { divergence = divergence ?? history?.count }

    mutating func remember() {
        history?.append(ModelDisk.Moment(durable: durable, pending: pending, notes: notes))
    }
}
