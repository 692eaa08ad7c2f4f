import Core
import Registrations
import TestSupport

/// Lives the steps on a model disk, beside a dictionary that knows what must be there.
final class Life {
    private var disk = ModelDisk()
    private var faulty: FaultyDisk
    private var store: RegistrationStore?
    /// What must be there.
    private var kept: [RegistrationID: Registration] = [:]
    /// What may be there or not: nobody was told.
    private var unsure: [RegistrationID: RegistrationDraft] = [:]
    private var erased: Set<RegistrationID> = []
    private var copied: Set<RegistrationID> = []
    private var highest: RegistrationID?
    private var years = 0
    private var openings: UInt64 = 0
    /// Takes a step out of what the store does: for the test that this test finds something.
    private let mutation: ModelMutation?

    init(forgetting mutation: ModelMutation? = nil) {
        self.mutation = mutation
        faulty = FaultyDisk(disk)
    }

    /// - Returns: what was wrong after which step; `nil` for a good life.
    func live(_ steps: [Step]) throws -> String? {
        if let complaint = try open() { return complaint }
        for (number, step) in steps.enumerated() {
            if let complaint = try live(step) ?? compare() { return "step \(number), \(step): \(complaint)" }
        }
        return nil
    }

    private func live(_ step: Step) throws -> String? {
        // Nothing here holds the store: one that ends has to give its lock back.
        switch step {
        case .register(let seed): return try register(seed)
        case .erase(let choice): return erase(choice)
        case .copy(let choice): return try copy(choice)
        case .thumbnail(let choice): _ = try choose(choice).flatMap { id in try store?.thumbnail(of: id) { $0 } }
        case .evict: return evict()
        case .dieRegistering(let call):
            faulty.arm(.kill(faulty.calls.count + call))
            if let complaint = try register(7) { return complaint }
            return try restart()
        case .dieErasing(let choice, let call):
            faulty.arm(.kill(faulty.calls.count + call))
            if let complaint = erase(choice) { return complaint }
            return try restart()
        case .fail(let call, let code):
            faulty.arm(.refuse(faulty.calls.count + call, errno: code))
            let complaint = try register(9)
            faulty.arm(.none)
            return complaint
        case .powerCut(let seed):
            var generator = SeededGenerator(seed: seed)
            store = nil
            disk = disk.afterPowerCut(using: &generator)
            faulty = FaultyDisk(disk)
            return try open()
        case .restart: return try restart()
        case .recover: _ = try? store?.recover()
        case .turnClock(let years): self.years = years
        case .fill(let room): disk.setCapacity(disk.usedBytes + room)
        case .makeRoom: disk.setCapacity(nil)
        case .secondProgram:
            let second = Result { () throws(StoreError) in
                try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
            }
            guard case .failure(let error) = second, error.kind == .locked else { return "two programs write" }
        case .scrub:
            if let result = try? store?.scrub(), !result.isValid { return "scrub: \(result.problems)" }
        }
        return nil
    }

    // MARK: Starting

    private func restart() throws -> String? {
        store = nil
        faulty.arm(.none)
        return try open()
    }

    private func open() throws -> String? {
        disk.mutate(mutation)
        let store: RegistrationStore
        do throws(StoreError) {
            openings += 1000
            store = try RegistrationStore.open(
                at: "/store", mode: .writing, reserve: 2048, disk: faulty, random: CountingGenerator(value: openings))
        } catch {
            return "does not open: \(error)"
        }
        self.store = store
        if let reason = store.readOnlyReason, reason.kind != .diskFull { return "opens read-only: \(reason)" }
        let report = store.recoveryReport
        guard report.quarantined.isEmpty, report.missing.isEmpty, report.unreadable.isEmpty, !report.boothIsNew,
            !report.chainWasBroken
        else { return "found at start: \(report)" }
        for id in copied.intersection(kept.keys) where try store.receipts(of: id).count != 1 { return "lost a receipt" }
        for result in try store.verifyAll() where !result.isValid { return "\(result.id): \(result.problems)" }
        let listed = Set(try store.identifiers())
        for (id, draft) in unsure where listed.contains(id) {
            // It is there, so it stays; nobody minds.
            kept[id] = try store.show(id)
            if kept[id]?.pet != draft.pet { return "another registration under \(id)" }
        }
        unsure = [:]
        return nil
    }

    // MARK: What is done

    private func register(_ seed: UInt8) throws -> String? {
        guard let store, kept.count < 10, let id = try? store.newID() else { return nil }
        if let highest, id <= highest { return "\(id) after \(highest)" }
        highest = id
        let draft = Samples.draft(seed: seed, created: moment)
        do throws(StoreError) {
            kept[id] = try store.commit(draft, as: id)
        } catch {
            // A killed program says nothing; every other refusal is a promise that nothing was kept.
            if error.kind == .outcomeUnknown || error.cause?.errno == 108 { unsure[id] = draft }
        }
        return nil
    }

    private func erase(_ choice: Int) -> String? {
        guard let store, let id = choose(choice) else { return nil }
        let registration = kept.removeValue(forKey: id)
        do throws(StoreError) {
            try store.erase(id, reason: .owner)
            erased.insert(id)
        } catch {
            if error.kind == .noSuchRegistration { return "\(id) is not there to be erased" }
            if let registration { unsure[id] = Samples.draft(pet: registration.pet) }
        }
        return nil
    }

    private func copy(_ choice: Int) throws -> String? {
        guard let store, let id = choose(choice) else { return nil }
        let receipt = Receipt(
            of: id, kind: .export, destination: "stick", bag: try store.bagDigest(of: id), verified: true, at: moment)
        if let receipt, (try? store.record(receipt)) != nil { copied.insert(id) }
        return nil
    }

    private func evict() -> String? {
        guard let store else { return nil }
        do throws(StoreError) {
            for id in try store.evict(olderThan: 400, at: moment) {
                // An erasure that was refused may have left it there.
                let isKnown = kept.removeValue(forKey: id) != nil || unsure.removeValue(forKey: id) != nil
                if !isKnown { return "evicted \(id), which was not there" }
                if !copied.contains(id) { return "evicted \(id), which lies nowhere else" }
            }
        } catch {
            for (id, registration) in kept where copied.contains(id) && (try? store.show(id)) == nil {
                unsure[id] = Samples.draft(pet: registration.pet)
                kept[id] = nil
            }
        }
        return nil
    }

    // MARK: Looking

    private func compare() throws -> String? {
        guard let store else { return nil }
        let listed = Set(try store.identifiers())
        if let lost = kept.keys.first(where: { !listed.contains($0) }) { return "lost \(lost)" }
        if let back = listed.first(where: { erased.contains($0) }) { return "\(back) came back" }
        if let odd = listed.first(where: { kept[$0] == nil && unsure[$0] == nil }) { return "\(odd) was never kept" }
        return nil
    }

    private func choose(_ choice: Int) -> RegistrationID? {
        let ids = kept.keys.sorted()
        return ids.isEmpty ? nil : ids[choice % ids.count]
    }

    private var moment: Registration.Moment { Samples.later(days: years * 365) }
}
