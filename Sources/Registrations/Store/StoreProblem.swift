/// One thing that is wrong with a store outside of its bags.
public enum StoreProblem: Error, Equatable, Sendable {
    /// A file of the store's own is not what this program wrote: its name below the store.
    case altered(String)
    case missing(String)
    /// A link, pipe or directory where a file belongs, or the other way round.
    case wrongKind(String)
    /// A registration that the chain log knows and that is nowhere any more.
    case vanished(RegistrationID)
    /// A registration, or its end, that the chain log does not know.
    case unchained(RegistrationID)
    /// Something of a registration that was erased is still there: its name below the store.
    case remains(String)
    /// The disk refused to give it.
    case unreadable(String, reason: String)

    /// One sentence for people.
    public var explanation: String {
        switch self {
        case .altered(let name): "\(name) is not as it was written."
        case .missing(let name): "\(name) is missing."
        case .wrongKind(let name): "\(name) is not what belongs there."
        case .vanished(let id): "The registration \(id) was kept here and has vanished."
        case .unchained(let id): "The chain log does not tell what became of \(id); the next start writes it down."
        case .remains(let name): "\(name) belongs to an erased registration; the next start removes it."
        case .unreadable(let name, let reason): "\(name) could not be read (\(reason))."
        }
    }
}
