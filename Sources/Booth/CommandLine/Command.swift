/// One thing that `nosebooth` does.
@MainActor package protocol Command {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What follows the name, for `--help`.
    static var usage: String { get }
    static var options: [OptionDescription] { get }

    /// Does it; messages for people go to standard error, results to standard output.
    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode
}

extension Command {
    static var help: String {
        let width = options.map { $0.name.count + ($0.value.map { $0.count + 1 } ?? 0) }.max() ?? 0
        let lines = (options + [OptionDescription("--help", help: "this text")]).map { option in
            let left = option.name + (option.value.map { " " + $0 } ?? "")
            return "  " + left + String(repeating: " ", count: max(0, width - left.count) + 2) + option.help
        }
        return "usage: nosebooth \(name) \(usage)\n\n\(summary)\n\n" + lines.joined(separator: "\n") + "\n"
    }
}
