import Core

/// `nosebooth doctor`: what this machine can do, and what would keep the booth from starting.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Tells what this machine can do and what would keep the booth from starting."
    static let usage = "[--store DIR] [--json]"
    static let options = [
        OptionDescription("--store", "DIR", help: StoreLocation.help),
        OptionDescription("--json", help: "one JSON object on standard output"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        let findings = Doctor(assets: .find(), store: try StoreLocation.path(arguments)).examine()
        let ready = findings.allSatisfy { $0.verdict != .missing }
        if arguments.has("--json") {
            let value = JSONValue.members([
                "version": .string(Version.number), "ready": .bool(ready),
                "findings": .array(
                    findings.map {
                        .members([
                            "part": .string($0.part), "verdict": .string($0.verdict.rawValue),
                            "detail": .string($0.detail),
                        ])
                    }),
            ])
            StandardOutput.write(value.text + "\n")
        } else {
            let width = findings.map(\.part.count).max() ?? 0
            for finding in findings {
                let part = finding.part + String(repeating: " ", count: width - finding.part.count)
                StandardOutput.write("\(part)  \(finding.verdict.mark)  \(finding.detail)\n")
            }
            StandardError.write(ready ? "the booth can start\n" : "the booth cannot start as it should\n")
        }
        return ready ? .done : .refused
    }
}
