import Core
import Registrations

/// `nosebooth store`: what is kept.
enum StoreCommand: Command {
    static let name = "store"
    static let summary = "Lists, shows and verifies the registrations that are kept."
    static let usage = "list | show ID | verify [ID]  [--store DIR] [--json]"
    static let options = [
        OptionDescription("--store", "DIR", help: StoreLocation.help),
        OptionDescription("--json", help: "JSON on standard output"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        guard let verb = arguments.operands.first else {
            throw CommandFailure(.usage, "store needs one of list, show, verify")
        }
        let operands = Array(arguments.operands.dropFirst())
        switch (verb, operands.count) {
        case ("list", 0): return try list(arguments)
        case ("show", 1): return try show(operands[0], arguments)
        case ("verify", 0...1): return try verify(operands.first, arguments)
        case ("list", _), ("show", _), ("verify", _):
            throw CommandFailure(.usage, "usage: nosebooth store \(usage)")
        default:
            let hint =
                Spelling.nearest(to: verb, among: ["list", "show", "verify"]).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(.usage, "store does not know \"\(verb)\"\(hint)")
        }
    }

    private static func open(_ arguments: ParsedArguments) throws(CommandFailure) -> RegistrationStore {
        let store = try Store.openForReading(StoreLocation.path(arguments))
        // What another format keeps may lie elsewhere: an empty list would be a lie.
        if let reason = store.readOnlyReason, reason.kind == .otherFormat { throw CommandFailure(reason) }
        return store
    }

    /// The id that a short number like `12-3` stands for, or the word as it is.
    private static func full(_ word: String, in store: RegistrationStore) throws(StoreError) -> String {
        guard word.count < 20, word.contains("-") else { return word }
        let matches = try store.list().map(\.id).filter { StoreText.number($0) == word }
        // Two booths' registrations in one store may share a number; then only the id will do.
        return matches.count == 1 ? "\(matches[0])" : word
    }

    private static func list(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let entries: [RegistrationEntry]
        do { entries = try open(arguments).list() } catch { throw CommandFailure(any: error) }
        if arguments.has("--json") {
            StandardOutput.write(JSONValue.members(["registrations": .array(entries.map(StoreText.json))]).text + "\n")
        } else {
            StandardOutput.write(entries.map { StoreText.line($0) + "\n" }.joined())
            StandardError.write("\(entries.count) \(entries.count == 1 ? "registration" : "registrations")\n")
        }
        return .done
    }

    private static func show(_ id: String, _ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        do {
            let store = try open(arguments)
            let registration = try store.show(full(id, in: store))
            let text =
                arguments.has("--json")
                ? StoreText.json(registration, path: store.path(of: registration.id)).text + "\n"
                : StoreText.page(registration, path: store.path(of: registration.id))
            StandardOutput.write(text)
            return .done
        } catch {
            throw CommandFailure(any: error)
        }
    }

    private static func verify(_ id: String?, _ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let results: [VerificationResult]
        do {
            let store = try open(arguments)
            if let id { results = [try store.verify(full(id, in: store))] } else { results = try store.verifyAll() }
        } catch {
            throw CommandFailure(any: error)
        }
        let bad = results.filter { !$0.isValid }
        if arguments.has("--json") {
            let value = JSONValue.members([
                "verified": .integer(results.count - bad.count), "failed": .integer(bad.count),
                "results": .array(results.map(StoreText.json)),
            ])
            StandardOutput.write(value.text + "\n")
        } else {
            StandardOutput.write(results.map(StoreText.lines).joined())
            let good = results.count - bad.count
            if bad.isEmpty { StandardError.write("\(good) \(good == 1 ? "registration" : "registrations") verified\n") }
        }
        guard !bad.isEmpty else { return .done }
        throw CommandFailure(.badData, "\(bad.count) of \(results.count) registrations did not verify")
    }
}
