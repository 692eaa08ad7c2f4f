/// What kind of refusal a `StoreError` is.
public enum StoreErrorKind: String, Equatable, Sendable, CaseIterable {
    case noSuchRegistration, storeMissing
    /// The store or a record is of a format that this program does not know.
    case otherFormat
    case damaged
    /// The place is a file, belongs to others, or may not be written.
    case notPermitted
    /// The store can be read and not written at present.
    case readOnly
    /// The store can be read and must not be written by this program.
    case refusedForWriting
    case locked, diskFull, inputOutput
    /// The last step failed: it may or may not survive a power cut. Not to be shown as registered.
    case outcomeUnknown
    case invalidDraft
    /// The id is that of another registration, or of an erased one.
    case conflict

    /// As in sysexits.h.
    public var exitCode: Int32 {
        switch self {
        case .noSuchRegistration, .storeMissing: 66
        case .otherFormat, .damaged, .invalidDraft: 65
        case .notPermitted, .readOnly, .refusedForWriting, .locked: 73
        case .diskFull, .inputOutput, .outcomeUnknown: 74
        case .conflict: 1
        }
    }
}
