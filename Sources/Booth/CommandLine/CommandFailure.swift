import Cameras
import Core
import Vision

/// Why a command did not do what was asked: a sentence for people and an exit code for programs.
package struct CommandFailure: Error, Equatable, Sendable {
    package let code: ExitCode
    package let sentence: String

    package init(_ code: ExitCode, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}

extension CommandFailure {
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
}
