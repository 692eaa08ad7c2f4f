import Registrations

/// Something that happens to a store, told so that any moment of it can be looked at.
struct Story: Sendable, CustomStringConvertible {
    let description: String
    /// Bytes kept by for erasing on a full disk.
    var reserve = 0
    /// What the store is like before.
    let prepare: @Sendable (Teller) throws -> Void
    /// What happens. May fail where something was taken out of it.
    let happen: @Sendable (Teller) throws -> Void

    /// - Returns: the teller, with all that was recorded and promised.
    func tell(_ mutation: ModelMutation? = nil, intruderBefore number: Int? = nil) throws -> Teller {
        let teller = Teller()
        try prepare(teller)
        teller.begin(mutation, intruderBefore: number)
        do {
            try happen(teller)
        } catch {
            // A store that was tampered with may refuse; that it does so without cause is found by its own test.
            if mutation == nil, number == nil { throw error }
        }
        return teller
    }

    static let all = [
        making, committing, secondBoot, erasing, evicting, recovering, halfErased, deadErasing, crashed, doubted,
        diedNoting,
    ]

    private static let making = Story(description: "a store is made and takes its first registration", reserve: 600) {
        _ in
    } happen: { teller in
        let store = try teller.open(reserve: 600)
        try teller.register(in: store, seed: 3)
        try teller.register(in: store, seed: 5)
    }

    private static let committing = Story(description: "a registration is made beside another") { teller in
        try teller.register(in: try teller.open(), seed: 9)
    } happen: { teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 3)
        try teller.register(in: store, seed: 5)
    }

    private static let secondBoot = Story(description: "ids are given and nothing is made of them") { teller in
        try teller.register(in: try teller.open(), seed: 9)
    } happen: { teller in
        for _ in 0..<2 {
            let store = try teller.open()
            for _ in 0..<2 {
                let id = try store.newID()
                teller.tell { $0.given.insert(id) }
            }
        }
    }

    private static let erasing = Story(description: "a registration with a receipt and a thumbnail is erased") {
        teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 9)
        let doomed = try teller.register(in: store, seed: 3)
        try copied(doomed.id, in: store, teller)
        _ = try store.thumbnail(of: doomed.id) { $0 }
    } happen: { teller in
        let store = try teller.open()
        let doomed = try store.list().map(\.id)[1]
        teller.tell {
            $0.registrations[doomed] = nil
            $0.receipts = $0.receipts.filter { $0.id != doomed }
        }
        try store.erase(doomed, reason: .owner)
        teller.tell { $0.erased[doomed] = .owner }
        try teller.register(in: store, seed: 5)
    }

    private static let evicting = Story(description: "a registration is copied and goes from here") { teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 9)
        try teller.register(in: store, seed: 3)
    } happen: { teller in
        let store = try teller.open()
        let old = try store.list().map(\.id)[1]
        try copied(old, in: store, teller)
        // A moment in which nothing is under way.
        teller.tell { _ in }
        teller.tell {
            $0.registrations[old] = nil
            $0.receipts = $0.receipts.filter { $0.id != old }
        }
        let gone = try store.evict(olderThan: 30, at: Samples.later(days: 31))
        teller.tell { $0.evicted.formUnion(gone) }
    }

    /// A store with one good registration, one whose erasure was cut short, a torn one, and leftovers.
    static let recovering = Story(description: "a start that has everything to do") { teller in
        var erased: RegistrationID?
        do {
            let store = try teller.open()
            try teller.register(in: store, seed: 9)
            erased = try teller.register(in: store, seed: 3).id
            let torn = try teller.register(in: store, seed: 5).id
            teller.tell {
                $0.registrations[torn] = nil
                $0.drafts[torn] = nil
                $0.broken = [torn]
            }
            let vanished = try teller.register(in: store, seed: 11).id
            teller.tell {
                $0.registrations[vanished] = nil
                $0.drafts[vanished] = nil
                $0.missing = [vanished]
            }
        }
        let root = try DurabilityCheck.root(of: teller.disk)
        if let erased {
            try root.directory("tombstones").replaceFile("\(erased).json", Tombstone(id: erased, reason: .clinic).json)
            try root.directory("state").writeNew("\(erased).thumbnail-x.jpg", Samples.marked(seed: 3).pictures[0].jpeg)
            try root.directory("state").sync()
            teller.tell {
                $0.registrations[erased] = nil
                $0.drafts[erased] = nil
            }
        }
        for torn in teller.ledgers[teller.ledgers.count - 1].broken {
            let bag = try root.directory("ready").directory(torn.description)
            try teller.disk.unlink("bagit.txt", in: bag.handle.number)
            try bag.sync()
        }
        for vanished in teller.ledgers[teller.ledgers.count - 1].missing {
            try root.directory("ready").removeTree(vanished.description)
            try root.directory("ready").sync()
        }
        for place in ["staging", "trash"] {
            try root.directory(place).makeDirectory("leftover")
            try root.directory(place).directory("leftover").writeNew("file", [1])
            try root.directory(place).directory("leftover").sync()
            try root.directory(place).sync()
        }
    } happen: { teller in
        let store = try teller.open()
        if let reason = store.readOnlyReason { throw reason }
        teller.tell { ledger in
            ledger.quarantined = ledger.broken
            ledger.broken = []
            let others = ledger.quarantined.union(ledger.missing)
            for id in ledger.given where ledger.drafts[id] == nil && !others.contains(id) {
                ledger.erased[id] = .clinic
                ledger.drafts[id] = Samples.marked(seed: 3)
            }
        }
        try teller.register(in: store, seed: 7)
    }

    private static let deadErasing = Story(description: "the program dies after the tombstone, and the next one erases")
    {
        teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 9)
        try teller.register(in: store, seed: 3)
    } happen: { teller in
        let doomed: RegistrationID
        do {
            let store = try teller.open()
            doomed = try store.identifiers()[1]
            teller.tell { $0.registrations[doomed] = nil }
            teller.faulty.arm(.killAfterMove)
            try? store.erase(doomed, reason: .owner)
        }
        teller.faulty.arm(.none)
        let store = try teller.open()
        if let reason = store.readOnlyReason { throw reason }
        // Only what a start has finished is told.
        guard try !store.identifiers().contains(doomed) else { return }
        teller.tell { $0.erased[doomed] = .owner }
        try teller.register(in: store, seed: 5)
    }

    static let crashed = Story(description: "the program dies after the move, and the next one lists it") {
        teller in
        try teller.register(in: try teller.open(), seed: 9)
    } happen: { teller in
        do {
            let store = try teller.open()
            let id = try store.newID()
            teller.tell {
                $0.given.insert(id)
                $0.drafts[id] = Samples.marked(seed: 3)
            }
            teller.faulty.arm(.killAfterMove)
            _ = try? store.commit(Samples.marked(seed: 3), as: id)
        }
        teller.faulty.arm(.none)
        let store = try teller.open()
        let listed = try store.list().map { try $0.result.get() }
        teller.tell { ledger in for registration in listed { ledger.registrations[registration.id] = registration } }
        try teller.register(in: store, seed: 5)
        try teller.register(in: store, seed: 7)
    }

    /// What is already in the trash is of an erased pet too.
    private static let halfErased = Story(description: "an erasure was cut short after the move to the trash") {
        teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 9)
        let doomed = try teller.register(in: store, seed: 3).id
        let root = try DurabilityCheck.root(of: teller.disk)
        try root.directory("tombstones").replaceFile("\(doomed).json", Tombstone(id: doomed, reason: .owner).json)
        try root.directory("ready").move("\(doomed)", to: root.directory("trash"), as: "\(doomed)")
        try root.directory("trash").sync()
        teller.tell { $0.registrations[doomed] = nil }
    } happen: { teller in
        let store = try teller.open()
        if let reason = store.readOnlyReason { throw reason }
        teller.tell { ledger in
            for id in ledger.given where ledger.registrations[id] == nil { ledger.erased[id] = .owner }
        }
        try teller.register(in: store, seed: 5)
    }

    static let doubted = Story(description: "the last fsync fails, and the commit is done again") { teller in
        try teller.register(in: try teller.open(), seed: 9)
    } happen: { teller in
        let store = try teller.open()
        let id = try store.newID()
        teller.tell {
            $0.given.insert(id)
            $0.drafts[id] = Samples.marked(seed: 3)
        }
        teller.faulty.arm(.refuseSyncAfterMove(errno: 5))
        _ = try? store.commit(Samples.marked(seed: 3), as: id)
        teller.faulty.arm(.none)
        try store.recover()
        let registration = try store.commit(Samples.marked(seed: 3), as: id)
        teller.tell { $0.registrations[id] = registration }
        try teller.register(in: store, seed: 5)
    }

    private static let diedNoting = Story(
        description: "the program dies before its log is durable, and the next one goes on"
    ) {
        teller in
        let store = try teller.open()
        try teller.register(in: store, seed: 9)
        let first = teller.faulty.calls.count
        try teller.register(in: store, seed: 3)
        // The last call of a registration is the fsync of its line.
        teller.faulty.arm(.kill(2 * teller.faulty.calls.count - first - 1))
        try teller.register(in: store, seed: 5)
    } happen: { teller in
        teller.faulty.arm(.none)
        let store = try teller.open()
        if let reason = store.readOnlyReason { throw reason }
        try teller.register(in: store, seed: 7)
        try teller.register(in: store, seed: 11)
    }

    private static func copied(_ id: RegistrationID, in store: RegistrationStore, _ teller: Teller) throws {
        let receipt = Receipt(
            of: id, kind: .export, destination: "stick", bag: try store.bagDigest(of: id), verified: true,
            at: Samples.moment)
        guard let receipt else { return }
        try store.record(receipt)
        teller.tell { $0.receipts.insert(receipt) }
    }
}
