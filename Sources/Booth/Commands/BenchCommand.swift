import Core

/// `nosebooth bench`: what this machine needs for the work of the booth.
enum BenchCommand: Command {
    static let name = "bench"
    static let summary = "Measures what this machine needs for the work of the booth."
    static let usage = "[detector] [--json]"
    static let options = [OptionDescription("--json", help: "one JSON object a measurement on standard output")]

    private static let measurements: [String: () throws(CommandFailure) -> DetectorBench.Result] = [
        DetectorBench.name: DetectorBench.run
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let names = measurements.keys.sorted()
        for wanted in arguments.operands where measurements[wanted] == nil {
            let hint = Spelling.nearest(to: wanted, among: names).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(
                .usage, "there is no measurement \(wanted), only \(names.joined(separator: ", "))\(hint)")
        }
        for name in arguments.operands.isEmpty ? names : arguments.operands {
            guard let measure = measurements[name] else { continue }
            let result = try measure()
            StandardOutput.write(arguments.has("--json") ? result.json.text + "\n" : result.text)
        }
        return .done
    }
}
