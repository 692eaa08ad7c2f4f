/// One thing that is wrong with a bag. Files are named by their path within it.
public enum VerificationProblem: Error, Equatable, Sendable {
    case missing(String)
    case unexpected(String)
    /// A link, pipe or device where a file belongs, or a file where a directory belongs.
    case wrongKind(String)
    /// The bytes are not those of the digest.
    case altered(String)
    case wrongSize(String)
    /// A file of the bag itself whose contents make no sense.
    case malformed(String)
    /// The record is of a format that this program does not know.
    case unknownFormat(String)
    /// The record says something else than the rest of the bag.
    case contradiction(String)
    /// The disk refused to give it; says nothing about the bag.
    case unreadable(String, reason: String)

    /// One sentence for people.
    public var explanation: String {
        switch self {
        case .missing(let file): "\(file) is missing."
        case .unexpected(let file): "\(file) does not belong there."
        case .wrongKind(let file): "\(file) is not a regular file or directory, as it should be."
        case .altered(let file): "\(file) was altered: its digest is another."
        case .wrongSize(let file): "\(file) has not the size that was recorded."
        case .malformed(let file): "\(file) cannot be understood."
        case .unknownFormat(let format): "The record is of the format \(format), which this program does not know."
        case .contradiction(let what): "The record and the bag disagree about \(what)."
        case .unreadable(let file, let reason): "\(file) could not be read (\(reason))."
        }
    }

    package var isOfTheDisk: Bool {
        if case .unreadable = self { true } else { false }
    }
}
