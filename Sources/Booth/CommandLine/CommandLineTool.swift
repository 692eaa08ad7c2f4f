import Core

/// Finds the command, runs it, and turns what went wrong into a sentence and an exit code.
@MainActor package enum CommandLineTool {
    static let commands: [any Command.Type] = [
        RunCommand.self, ReplayCommand.self, DetectCommand.self, CamerasCommand.self, StoreCommand.self,
        ScreenshotCommand.self, DoctorCommand.self, BenchCommand.self,
    ]

    /// - Parameter words: the arguments without the program's name.
    package static func run(_ words: [String]) -> ExitCode {
        do throws(CommandFailure) {
            let code = try dispatch(words)
            guard code == .done, StandardOutput.hasFailed else { return code }
            throw CommandFailure(.inputOutput, "the results could not be written to standard output")
        } catch {
            StandardError.write("nosebooth: \(error.sentence)\n")
            return error.code
        }
    }

    private static func dispatch(_ words: [String]) throws(CommandFailure) -> ExitCode {
        guard let name = words.first else {
            StandardError.write(overview)
            throw CommandFailure(.usage, "a command is missing")
        }
        if name == "--help" || name == "-h" || name == "help" {
            StandardOutput.write(overview)
            return .done
        }
        if name == "--version" {
            StandardOutput.write("\(Version.software)\n")
            return .done
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            let hint = Spelling.nearest(to: name, among: commands.map { $0.name }).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(.usage, "unknown command \(name)\(hint)")
        }
        let rest = words.dropFirst()
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            StandardOutput.write(command.help)
            return .done
        }
        return try command.run(ParsedArguments(rest, options: command.options))
    }

    private static var overview: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { command in
            "  " + command.name + String(repeating: " ", count: width - command.name.count + 2) + command.summary
        }
        return "usage: nosebooth COMMAND [OPTIONS]\n\n" + lines.joined(separator: "\n")
            + "\n\nnosebooth COMMAND --help tells more.\n"
    }
}
