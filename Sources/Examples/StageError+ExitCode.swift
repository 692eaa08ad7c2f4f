import Stage

extension StageError {
    /// How the program ends, after sysexits.h.
    var exitCode: Int32 {
        switch kind {
        case .noDisplay, .noRenderer: 69
        case .noFonts: 78
        case .unreadable: 65
        case .unwritable: 73
        case .writeFailed: 74
        case .refused: 1
        case .invalid: 64
        }
    }
}
