import Core
import Registrations

/// `nosebooth store erase ID`.
@MainActor enum StoreErase {
    static func run(_ word: String, _ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        let text = arguments.value("--reason") ?? ErasureReason.owner.rawValue
        guard StoreCommand.reasons.contains(text), let reason = ErasureReason(rawValue: text) else {
            let hint = Spelling.nearest(to: text, among: StoreCommand.reasons).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(.usage, "--reason does not know \"\(text)\"\(hint)")
        }
        do {
            // A look first: a mistyped path makes no store, and a mistyped id starts no recovery.
            let reader = try StoreCommand.open(arguments)
            let id = try StoreCommand.full(word, in: reader)
            guard RegistrationID(id) != nil else { throw StoreError(.noSuchRegistration, "erase", id) }
            let store = try Store.openForWriting(StoreLocation.path(arguments))
            try store.erase(id, reason: reason)
            if arguments.has("--json") {
                let value = JSONValue.members(["erased": .string(id), "reason": .string(reason.rawValue)])
                StandardOutput.write(value.text + "\n")
            } else {
                StandardError.write("\(id) is erased\n")
            }
            return .done
        } catch {
            throw CommandFailure(any: error)
        }
    }
}
