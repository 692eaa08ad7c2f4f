import Registrations

/// Tells a story of what happens to a store, and keeps the ledger of what was promised when.
final class Teller {
    let disk = ModelDisk()
    /// The disk as the store sees it: in the stories where something fails.
    let faulty: FaultyDisk
    private(set) var ledgers: [Ledger] = [Ledger()]
    private var isPrepared = false
    private var opened: UInt64 = 0

    init() { faulty = FaultyDisk(disk) }

    func open(reserve: Int = 0) throws -> RegistrationStore {
        opened += 1000
        return try RegistrationStore.open(
            at: "/store", mode: .writing, reserve: reserve, disk: faulty, random: CountingGenerator(value: opened))
    }

    /// From here on everything is looked at. What was noted before is the beginning.
    func begin(_ mutation: ModelMutation? = nil, intruderBefore number: Int? = nil) {
        ledgers = [ledgers[ledgers.count - 1]]
        isPrepared = true
        disk.beginHistory()
        disk.mutate(mutation)
        if let number { disk.intrude(before: number) }
    }

    /// Something was told to people: it holds from now on.
    func tell(_ change: (inout Ledger) -> Void) {
        var ledger = ledgers[ledgers.count - 1]
        let highest = ledger.given.max()
        let known = ledger.given
        change(&ledger)
        if let highest {
            ledger.late =
                ledger.given.subtracting(known).first {
                    $0.boot < highest.boot
                        || ($0.boot == highest.boot && $0.sequence <= highest.sequence)
                } ?? ledger.late
        }
        ledgers.append(ledger)
        if isPrepared { disk.note() }
    }

    /// Commits a draft whose texts and pictures hold the words by which it is found again.
    @discardableResult
    func register(
        in store: RegistrationStore, seed: UInt8, as id: RegistrationID? = nil
    ) throws -> Registration {
        let draft = Samples.marked(seed: seed)
        let given: RegistrationID
        if let id { given = id } else { given = try store.newID() }
        tell {
            $0.given.insert(given)
            $0.booth = given.booth
            $0.drafts[given] = draft
        }
        let registration = try store.commit(draft, as: given)
        tell { $0.registrations[registration.id] = registration }
        return registration
    }
}
