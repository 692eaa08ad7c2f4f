import CSDL2

/// What kept the screen, its fonts or a file of it from working: operation, subject, and the cause in SDL's words.
public struct StageError: Error, Equatable, Sendable {
    /// The sorts of failure.
    public enum Kind: Equatable, Sendable {
        /// There is nothing to show a window on.
        case noDisplay
        /// The display is there, and nothing can draw on it.
        case noRenderer
        /// Not a single usable font.
        case noFonts
        /// A file that cannot be read as what it should be.
        case unreadable
        /// A file that cannot be written.
        case unwritable
        /// A file that was begun and could not be finished: a full disk.
        case writeFailed
        /// Memory or a texture was refused.
        case refused
        /// An option, a size or a time that no stage can follow.
        case invalid
    }

    /// What went wrong, for a program that decides by it.
    public let kind: Kind
    /// What was being done, often the name of the SDL call.
    public let operation: String
    /// What it was done to: a file's path, an option. Empty when there is nothing to name.
    public let subject: String
    /// Why it failed, in SDL's words or in ours.
    public let cause: String

    /// Every part is kept as it is given.
    public init(_ kind: Kind, _ operation: String, _ subject: String = "", cause: String) {
        self.kind = kind
        self.operation = operation
        self.subject = subject
        self.cause = cause
    }

    /// For the line after a refused SDL call: SDL keeps its reason only until the next call.
    static func sdl(_ kind: Kind, _ operation: String, _ subject: String = "") -> StageError {
        StageError(kind, operation, subject, cause: String(cString: SDL_GetError()))
    }

    /// What a person can make of it, in one sentence.
    public var sentence: String {
        switch kind {
        case .noDisplay:
            "There is no screen to draw on (\(cause)). Connect one, or start with --headless."
        case .noRenderer:
            "The screen is there, but nothing can draw on it (\(cause))."
        case .noFonts:
            "No font was found. Install the package fonts-noto-core."
        case .unreadable:
            "\(subject) cannot be read (\(cause))."
        case .unwritable:
            "\(subject) cannot be written (\(cause))."
        case .writeFailed:
            "\(subject) could not be written to its end: is the disk full?"
        case .refused:
            "The graphics system refused \(operation) (\(cause))."
        case .invalid:
            "\(subject) cannot be used: \(cause)."
        }
    }
}

extension StageError: CustomStringConvertible {
    /// Operation, subject and cause in one line, for logs; `sentence` is for people.
    public var description: String {
        subject.isEmpty ? "\(operation): \(cause)" : "\(operation) \(subject): \(cause)"
    }
}
