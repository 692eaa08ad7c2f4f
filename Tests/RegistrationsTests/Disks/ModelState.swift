/// What lies on a model disk: the bytes of files and the names in directories, by node number. Node 1 is the root.
struct ModelState: Sendable {
    var bytes: [Int: [UInt8]] = [:]
    var entries: [Int: [String: Int]] = [:]

    mutating func apply(_ change: ModelChange) {
        switch change {
        case .write(let node, let offset, let piece): put(piece, at: offset, in: node)
        case .link(let directory, let name, let node): entries[directory, default: [:]][name] = node
        case .unlink(let directory, let name): entries[directory, default: [:]][name] = nil
        case .rename(let from, let to, let node):
            entries[from.directory, default: [:]][from.name] = nil
            entries[to.directory, default: [:]][to.name] = node
        }
    }

    /// A hole that a lost write left before this one reads as noughts.
    mutating func put(_ piece: [UInt8], at offset: Int, in node: Int) {
        var contents = bytes[node, default: []]
        if contents.count < offset { contents += [UInt8](repeating: 0, count: offset - contents.count) }
        contents.replaceSubrange(offset..<min(contents.count, offset + piece.count), with: piece)
        bytes[node] = contents
    }
}
