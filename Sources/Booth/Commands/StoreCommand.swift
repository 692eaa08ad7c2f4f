import Core
import Registrations

/// `nosebooth store`: what is kept.
enum StoreCommand: Command {
    static let name = "store"
    static let summary = "Lists, shows, verifies and erases the registrations that are kept, and mends their store."
    static let usage =
        "list | show ID | verify [ID] [--quick] | erase ID [--reason R] | stats | recover  [--store DIR] [--json]"
    static let options = [
        OptionDescription("--store", "DIR", help: StoreLocation.help),
        OptionDescription("--json", help: "JSON on standard output"),
        OptionDescription("--quick", help: "verify: all but the pictures' bytes"),
        OptionDescription("--reason", "R", help: "erase: \(reasons.joined(separator: ", ")); owner when not given"),
        OptionDescription("--species", "S", help: "list: dog or cat only"),
        OptionDescription("--text", "TEXT", help: "list: those with this in the pet's name or reference"),
    ]

    static let reasons = ErasureReason.allCases.filter { $0 != .unknown }.map(\.rawValue)

    /// The verbs, how many words may follow them, and the options that only they take.
    private static let verbs: [(name: String, operands: ClosedRange<Int>, options: [String])] = [
        ("list", 0...0, ["--species", "--text"]), ("show", 1...1, []), ("verify", 0...1, ["--quick"]),
        ("erase", 1...1, ["--reason"]), ("stats", 0...0, []), ("recover", 0...0, []),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let names = verbs.map(\.name)
        guard let word = arguments.operands.first else {
            throw CommandFailure(.usage, "store needs one of \(names.joined(separator: ", "))")
        }
        guard let verb = verbs.first(where: { $0.name == word }) else {
            let hint = Spelling.nearest(to: word, among: names).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(.usage, "store does not know \"\(word)\"\(hint)")
        }
        let operands = Array(arguments.operands.dropFirst())
        guard verb.operands.contains(operands.count) else {
            throw CommandFailure(.usage, "usage: nosebooth store \(usage)")
        }
        for option in Set(verbs.flatMap(\.options)).subtracting(verb.options).sorted() {
            guard !arguments.has(option), arguments.value(option) == nil else {
                throw CommandFailure(.usage, "store \(word) takes no \(option)")
            }
        }
        switch word {
        case "show": return try show(operands[0], arguments)
        case "verify": return try StoreVerify.run(operands.first, arguments)
        case "erase": return try StoreErase.run(operands[0], arguments)
        case "stats": return try StoreStats.run(arguments)
        case "recover": return try StoreRecover.run(arguments)
        default: return try list(arguments)
        }
    }

    static func open(_ arguments: ParsedArguments) throws(CommandFailure) -> RegistrationStore {
        let store = try Store.openForReading(StoreLocation.path(arguments))
        // What another format keeps may lie elsewhere: an empty list would be a lie.
        if let reason = store.readOnlyReason, reason.kind == .otherFormat { throw CommandFailure(reason) }
        return store
    }

    /// The id that a short number like `12-3` stands for, or the word as it is.
    static func full(_ word: String, in store: RegistrationStore) throws(StoreError) -> String {
        guard word.count < 20, word.contains("-") else { return word }
        let matches = try store.identifiers().filter { StoreText.number($0) == word }
        // Two booths' registrations in one store may share a number; then only the id will do.
        return matches.count == 1 ? "\(matches[0])" : word
    }

    private static func list(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        if let species = arguments.value("--species"), !["dog", "cat"].contains(species) {
            throw CommandFailure(.usage, "--species is dog or cat, not \"\(species)\"")
        }
        let filter = RegistrationFilter(species: arguments.value("--species"), text: arguments.value("--text"))
        let entries: [RegistrationListing]
        do { entries = try open(arguments).browse(filter) } catch { throw CommandFailure(any: error) }
        if arguments.has("--json") {
            StandardOutput.write(JSONValue.members(["registrations": .array(entries.map(StoreText.json))]).text + "\n")
        } else {
            StandardOutput.write(entries.map { StoreText.line($0) + "\n" }.joined())
            StandardError.write(StoreText.registrations(entries.count) + "\n")
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
}
