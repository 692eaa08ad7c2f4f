import Registrations

/// States that were looked at and found good, so that a story with one step taken out pays only for what is new.
struct KnownStates {
    private struct Key: Hashable {
        let state: Fingerprint
        let told: Int
        let telling: Int
    }

    private var good: Set<Key> = []

    var count: Int { good.count }

    /// Something that is wrong after some power cut; `nil` when all is well after all of them.
    ///
    /// First just after each move, where a missing step shows if anywhere, then everywhere; from the end, where most
    /// of what can be wrong has come together.
    mutating func complaint(about teller: Teller, of story: Story) throws -> String? {
        let history = teller.disk.history
        let directories = teller.disk.directories
        // Up to the step that is taken out the history is that of the story itself, which was looked at first.
        let own = history.indices.dropFirst(teller.disk.firstOwnMoment).reversed()
        for index in own.filter({ history[$0].isJustAfterMove }) + own.filter({ !history[$0].isJustAfterMove }) {
            let moment = history[index]
            let next = min(moment.notes + 1, teller.ledgers.count - 1)
            let check = DurabilityCheck(
                before: teller.ledgers[moment.notes], after: teller.ledgers[next], reserve: story.reserve)
            var found: String?
            var cuts = PowerCuts(at: moment, directories: directories)
            try cuts.forEach { state, fingerprint in
                let key = Key(state: fingerprint, told: moment.notes, telling: next)
                guard !good.contains(key) else { return true }
                found = try check.complaint(about: state, directories: directories)
                if found == nil { good.insert(key) }
                return found == nil
            }
            if let found { return "after change \(index) of \(history.count): \(found)" }
        }
        return nil
    }
}
