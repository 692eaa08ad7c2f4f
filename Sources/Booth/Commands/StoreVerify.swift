import Core
import Registrations

/// `nosebooth store verify`: one registration, or all and what lies around them.
@MainActor enum StoreVerify {
    static func run(_ id: String?, _ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let depth: VerificationDepth = arguments.has("--quick") ? .quick : .whole
        var found = StoreVerification()
        do {
            let store = try StoreCommand.open(arguments)
            if let id {
                found = StoreVerification(of: try store.verify(StoreCommand.full(id, in: store), depth))
            } else {
                found = try store.verifyStore(depth)
            }
        } catch {
            throw CommandFailure(any: error)
        }
        let bad = found.results.count { !$0.isValid }
        let good = found.results.count - bad
        if arguments.has("--json") {
            StandardOutput.write(json(found, good: good, bad: bad).text + "\n")
        } else {
            StandardOutput.write(found.results.map(StoreText.lines).joined())
            StandardOutput.write(found.problems.map { "store  \($0.explanation)\n" }.joined())
            let notes =
                found.foreign.map { "\($0) is not ours and was left alone\n" }
                + found.quarantined.map { "\($0) lies in quarantine\n" }
            StandardError.write(notes.joined())
            if found.isValid { StandardError.write("\(StoreText.registrations(good)) verified\n") }
        }
        guard !found.isValid else { return .done }
        var parts: [String] = []
        if bad > 0 { parts.append("\(bad) of \(found.results.count) registrations did not verify") }
        if !found.problems.isEmpty { parts.append("the store around them is wrong in \(found.problems.count) ways") }
        throw CommandFailure(.badData, parts.joined(separator: ", and "))
    }

    private static func json(_ found: StoreVerification, good: Int, bad: Int) -> JSONValue {
        .members([
            "verified": .integer(good), "failed": .integer(bad), "results": .array(found.results.map(StoreText.json)),
            "problems": .array(found.problems.map { .string($0.explanation) }),
            "foreign": .array(found.foreign.map { .string($0) }),
            "quarantined": .array(found.quarantined.map { .string($0) }),
        ])
    }
}
