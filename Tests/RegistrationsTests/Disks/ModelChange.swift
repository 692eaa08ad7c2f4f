/// One step that a disk may have done or not when the power goes.
enum ModelChange: Sendable {
    struct Place: Hashable, Sendable {
        let directory: Int
        let name: String
    }

    case write(node: Int, offset: Int, [UInt8])
    case link(directory: Int, name: String, node: Int)
    case unlink(directory: Int, name: String)
    case rename(from: Place, to: Place, node: Int)

    /// The names it touches: changes of one name happen in order.
    var places: [Place] {
        switch self {
        case .write: []
        case .link(let directory, let name, _), .unlink(let directory, let name):
            [Place(directory: directory, name: name)]
        case .rename(let from, let to, _): [from, to]
        }
    }

    /// Whether an fsync of the node makes it durable.
    func belongs(to node: Int) -> Bool {
        switch self {
        case .write(let written, _, _): written == node
        case .link, .unlink, .rename: places.contains { $0.directory == node }
        }
    }
}
