import Glibc

/// Lines for the journal on standard error, with sd-daemon's priority prefix.
///
/// The message is constant and data stands beside it; names, references and paths with them never do.
package struct Log: Sendable {
    package enum Level: Int, Sendable { case error = 3, warning = 4, notice = 5, info = 6, debug = 7 }

    private let sink: @Sendable (String) -> Void

    package init(sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

    /// Writes to standard error. The prefix is for the journal only; people at a terminal need none.
    package static let standardError: Log = {
        let prefixed = getenv("JOURNAL_STREAM") != nil
        return Log { line in StandardError.write((prefixed ? line : String(line.drop { $0 != ">" }.dropFirst())) + "\n")
        }
    }()

    package static let silent = Log { _ in }

    package func callAsFunction(
        _ level: Level, _ message: StaticString, _ data: [(String, any CustomStringConvertible)] = []
    ) {
        sink(data.reduce(into: "<\(level.rawValue)>\(message)") { $0 += " \($1.0)=\($1.1.description)" })
    }
}
