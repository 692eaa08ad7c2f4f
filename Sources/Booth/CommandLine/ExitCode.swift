/// How a command ended, after sysexits.h.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// Refused for a reason that has no number of its own.
    case refused = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case unavailable = 69
    case cannotCreate = 73
    case inputOutput = 74
    case configuration = 78
}
