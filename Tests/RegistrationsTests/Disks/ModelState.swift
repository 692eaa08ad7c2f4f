/// What lies on a model disk: the bytes of files and the names in directories, by node number. Node 1 is the root.
struct ModelState: Sendable {
    var bytes: [Int: [UInt8]] = [:]
    var entries: [Int: [String: Int]] = [:]

    mutating func apply(_ change: ModelChange) {
        switch change {
        case .write(let node, let piece): bytes[node, default: []] += piece
        case .link(let directory, let name, let node): entries[directory, default: [:]][name] = node
        case .unlink(let directory, let name): entries[directory, default: [:]][name] = nil
        case .rename(let from, let to, let node):
            entries[from.directory, default: [:]][from.name] = nil
            entries[to.directory, default: [:]][to.name] = node
        }
    }

    /// A write whose length reached the disk and whose bytes did not.
    mutating func blank(_ change: ModelChange) {
        guard case .write(let node, let piece) = change else { return }
        bytes[node, default: []] += [UInt8](repeating: 0, count: piece.count)
    }
}
