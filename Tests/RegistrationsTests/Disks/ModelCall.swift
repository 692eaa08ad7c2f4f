/// A call that changed a model disk or made something durable, as it was recorded: what mutations are derived from.
struct ModelCall: Equatable, Sendable, CustomStringConvertible {
    enum Kind: Equatable, Sendable { case create, write, sync, makeDirectory, move, replace, unlink, removeDirectory }

    let kind: Kind
    /// Of the new name where there are two.
    let path: String
    /// The old name of a move or replacement.
    var source: String?
    /// Whether it was an fsync that found something to make durable.
    var hasEffect = true

    var description: String { "\(kind) \(path)" }
}
