package import Core

/// A source that cannot be opened or went away.
package struct SourceError: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The text that names a source is not understood.
        case notUnderstood
        /// There is no such file or folder.
        case missing
        /// The file or folder is there and holds no usable picture.
        case unusable
        /// There is no such device, or it went away.
        case deviceUnavailable
        /// Reading failed.
        case unreadable
    }

    package let kind: Kind
    /// A sentence for people.
    package let explanation: String
    /// The system call that was refused, where one was.
    package let cause: SystemError?
    /// Whether it may pass by itself.
    package var canPass: Bool { kind == .deviceUnavailable }

    package init(_ kind: Kind, _ explanation: String, cause: SystemError? = nil) {
        self.kind = kind
        self.explanation = explanation
        self.cause = cause
    }
}

extension SourceError: CustomStringConvertible {
    package var description: String { explanation }
}
