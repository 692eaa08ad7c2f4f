import Core
import Registrations

/// `nosebooth store recover`: what the booth does at its start, and what it found.
@MainActor enum StoreRecover {
    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        // A mistyped path makes no store.
        _ = try StoreCommand.open(arguments)
        let report = try Store.openForWriting(StoreLocation.path(arguments)).recoveryReport
        if arguments.has("--json") {
            StandardOutput.write(json(report).text + "\n")
        } else {
            StandardOutput.write(lines(report).map { $0 + "\n" }.joined())
        }
        guard report.missing.isEmpty, report.unreadable.isEmpty else {
            let count = report.missing.count + report.unreadable.count
            throw CommandFailure(.badData, "\(StoreText.registrations(count)) cannot be had any more")
        }
        return .done
    }

    private static func json(_ report: RecoveryReport) -> JSONValue {
        .members([
            "registrations": .integer(report.registrations), "leftovers": .integer(report.leftovers),
            "finishedErasures": .integer(report.finishedErasures),
            "quarantined": .array(
                report.quarantined.map { entry in
                    .members([
                        "id": .string("\(entry.id)"),
                        "problems": .array(entry.problems.map { .string($0.explanation) }),
                    ])
                }),
            "quarantineTotal": .integer(report.quarantineTotal),
            "unreadable": .array(report.unreadable.map { .string("\($0)") }),
            "missing": .array(report.missing.map { .string("\($0)") }),
            "foreign": .array(report.foreign.map { .string($0) }),
            "chainWasBroken": .bool(report.chainWasBroken), "boothIsNew": .bool(report.boothIsNew),
        ])
    }

    private static func lines(_ report: RecoveryReport) -> [String] {
        var lines = [
            "\(StoreText.registrations(report.registrations)) \(report.registrations == 1 ? "is" : "are") there and whole"
        ]
        if report.leftovers > 0 { lines.append("unfinished and cleared away: \(report.leftovers)") }
        if report.finishedErasures > 0 { lines.append("erasures that were finished: \(report.finishedErasures)") }
        for entry in report.quarantined {
            let problems = entry.problems.map(\.explanation).joined(separator: " ")
            lines.append("\(entry.id) was put into quarantine: \(problems)")
        }
        if report.quarantineTotal > 0 { lines.append("in quarantine in all: \(report.quarantineTotal)") }
        lines += report.missing.map { "\($0) was kept here and has vanished" }
        lines += report.unreadable.map { "\($0) could not be read and stays where it is" }
        lines += report.foreign.map { "\($0) is not ours and was left alone" }
        if report.chainWasBroken { lines.append("the chain log had been changed and was begun again") }
        if report.boothIsNew { lines.append("the booth's number could not be read; it has another now") }
        return lines
    }
}
