package import Core
import Glibc

/// Why the store did not do what it was asked: what was asked, of what, and the cause.
public struct StoreError: Error, Equatable, Sendable {
    public let kind: StoreErrorKind
    /// The verb: `open`, `commit`, `list`, `show`, `verify`, …
    public let operation: String
    /// An id or a path. A path may say where a clinic keeps its data: for people, not for the log.
    public let subject: String
    /// The refused system call, where one was.
    package let cause: SystemError?
    /// What the kind alone does not say.
    public let detail: String?

    package init(
        _ kind: StoreErrorKind, _ operation: String, _ subject: String = "", cause: SystemError? = nil,
        detail: String? = nil
    ) {
        self.kind = kind
        self.operation = operation
        self.subject = subject
        self.cause = cause
        self.detail = detail
    }

    package init(_ operation: String, _ subject: String = "", _ cause: SystemError) {
        let kind: StoreErrorKind =
            switch cause.errno {
            case ENOSPC, EDQUOT: .diskFull
            case EROFS: .readOnly
            case EACCES, EPERM, ENOTDIR: .notPermitted
            default: .inputOutput
            }
        self.init(kind, operation, subject, cause: cause)
    }

    /// Whether the same call may succeed later without anyone changing the request.
    public var canPass: Bool {
        switch kind {
        case .diskFull, .inputOutput, .locked, .outcomeUnknown, .readOnly: true
        case .noSuchRegistration, .storeMissing, .otherFormat, .damaged, .notPermitted, .refusedForWriting,
            .invalidDraft, .conflict:
            false
        }
    }
}
