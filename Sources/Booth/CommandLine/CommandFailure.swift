import Cameras
import Imaging
import PetCamera
import Registrations
import Stage
import Vision

/// Why a command did not do what was asked: a sentence for people and an exit code for programs.
package struct CommandFailure: Error, Equatable, Sendable {
    package let code: ExitCode
    package let sentence: String

    package init(_ code: ExitCode, _ sentence: String) {
        self.code = code
        self.sentence = CommandFailure.onOneLine(sentence)
    }
}

extension CommandFailure {
    /// Names and texts of others may hold anything; a terminal and a log get one line of what can be read.
    private static func onOneLine(_ text: String) -> String {
        let readable = text.unicodeScalars.prefix(4000).map { (scalar) -> Unicode.Scalar in
            scalar.properties.generalCategory == .control ? " " : scalar
        }
        var line = String(String.UnicodeScalarView(readable))
        while line.last == " " { line.removeLast() }
        return line
    }

    init(_ error: SourceError) {
        let code: ExitCode =
            switch error.kind {
            case .notUnderstood: .usage
            case .missing: .noInput
            case .unusable: .badData
            case .deviceUnavailable: .unavailable
            case .unreadable: .inputOutput
            }
        self.init(code, error.explanation)
    }

    init(_ error: VisionError) {
        self.init(error.kind == .inferenceFailed ? .refused : .configuration, error.explanation)
    }

    init(_ error: StoreError) {
        self.init(ExitCode(rawValue: error.kind.exitCode) ?? .refused, error.explanation)
    }

    init(_ error: StageError) {
        let code: ExitCode =
            switch error.kind {
            case .noDisplay, .noRenderer: .unavailable
            case .noFonts: .configuration
            case .unreadable: .badData
            case .unwritable: .cannotCreate
            case .writeFailed: .inputOutput
            case .refused: .refused
            case .invalid: .usage
            }
        self.init(code, error.sentence)
    }

    /// An error that came through code that throws several kinds.
    init(any error: any Error) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as SourceError: self.init(error)
        case let error as VisionError: self.init(error)
        case let error as QualityLimitsError: self.init(.configuration, error.description)
        case let error as StoreError: self.init(error)
        case let error as StageError: self.init(error)
        case let error as ImagingError: self.init(.badData, error.description)
        default: self.init(.refused, "\(error)")
        }
    }
}
