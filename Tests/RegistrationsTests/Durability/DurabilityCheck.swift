import Core
import Glibc
import Registrations

/// Looks at a disk after a power cut: at what lies there, then at what the next start makes of it.
///
/// What both ledgers around the moment of the cut say has to hold; what only one of them says may.
struct DurabilityCheck {
    let before: Ledger
    let after: Ledger
    let reserve: Int
    /// How much of a stranger's may be put aside.
    var strangers = 0

    /// The first thing that is wrong; `nil` when all is well.
    func complaint(about state: ModelState, directories: Set<Int>) throws -> String? {
        let disk = ModelDisk(state, directories: directories)
        if let complaint = try lookAtCard(disk) { return complaint }
        let store: RegistrationStore
        do throws(StoreError) {
            store = try RegistrationStore.open(at: "/store", mode: .writing, reserve: reserve, disk: disk)
        } catch {
            return "does not open: \(error)"
        }
        return try lookAtStart(store) ?? lookAtEnd(store, disk)
    }

    // MARK: The card in another machine, before any start

    private func lookAtCard(_ disk: ModelDisk) throws -> String? {
        guard let reader = try? RegistrationStore.open(at: "/store", mode: .reading, disk: disk) else {
            return before.booth == nil ? nil : "the card is no store any more"
        }
        let root = try Self.root(of: disk)
        for name in (try? root.directory("ready").names()) ?? [] {
            guard let id = RegistrationID(name) else { return "I1: \(name) in ready" }
            let result = BagVerifier.verify(try root.directory("ready").directory(name), id: id, depth: .whole)
            if !result.isValid, !before.broken.contains(id) { return "I1: \(id) \(result.problems)" }
        }
        let listed = Set(try reader.browse().map(\.id))
        if let back = listed.first(where: { before.erased[$0] != nil }) { return "I6: \(back) is listed" }
        for id in before.erased.keys where after.erased[id] != nil {
            if let place = try Self.find(Samples.mark(of: id, in: before), below: root) {
                return "erased, and still there: \(place)"
            }
        }
        for id in before.evicted.union(before.erased.keys.filter { after.erased[$0] != nil }) {
            let left = try root.directory("state").names().filter { $0.hasPrefix("\(id)") }
            if !left.isEmpty { return "gone, and still there: \(left)" }
        }
        for id in before.evicted {
            if let place = try Self.find(Samples.mark(of: id, in: before), below: root) {
                return "evicted, and still there: \(place)"
            }
        }
        if let late = before.late { return "order: \(late) came late" }
        if let given = before.given.max() {
            let bytes = try? root.readFile("boot-counter", limit: 256)
            guard let counter = bytes.flatMap({ BootCounter($0) }), counter.boots >= given.boot else {
                return "the boot counter is behind"
            }
        }
        return nil
    }

    private static func find(_ mark: [UInt8], below directory: borrowing Directory) throws -> String? {
        guard !mark.isEmpty else { return nil }
        for name in try directory.names() {
            if try directory.status(of: name).kind == .directory {
                if let place = try find(mark, below: directory.directory(name)) { return "\(name)/\(place)" }
            } else if Self.holds(try directory.readFile(name, limit: 1 << 20), mark) {
                return name
            }
        }
        return nil
    }

    private static func holds(_ bytes: [UInt8], _ mark: [UInt8]) -> Bool {
        guard bytes.count >= mark.count else { return false }
        return (0...bytes.count - mark.count).contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }

    static func root(of disk: ModelDisk) throws -> Directory {
        Directory(
            DiskHandle(disk, owning: try disk.openDirectory("/store", in: AT_FDCWD, followingLinks: true)), label: "")
    }

    // MARK: The next start

    private func lookAtStart(_ store: RegistrationStore) throws -> String? {
        if let reason = store.readOnlyReason { return "cannot be written: \(reason)" }
        let report = store.recoveryReport
        if Set(report.missing) != before.missing { return "called missing: \(report.missing)" }
        if report.chainWasBroken { return "the chain log is called broken" }
        if report.boothIsNew { return "the booth has another number" }
        var listed: [RegistrationID: Registration] = [:]
        for entry in try store.list() { listed[entry.id] = try entry.result.get() }
        for (id, registration) in before.registrations where after.registrations[id] != nil {
            guard let found = listed[id] else { return "I2: lost \(id)" }
            if found != registration { return "I3: \(id) is another" }
        }
        for id in listed.keys {
            let isKnown = before.registrations[id] != nil || before.drafts[id] != nil || after.registrations[id] != nil
            if !isKnown || (before.erased[id] != nil) || before.evicted.contains(id) { return "I7: \(id) is there" }
        }
        let aside = report.quarantineTotal
        if aside < before.quarantined.count { return "out of quarantine" }
        if aside > max(after.quarantined.count, before.broken.count) + strangers {
            return "I1: \(report.quarantined) to quarantine"
        }
        for receipt in before.receipts.intersection(after.receipts)
        where try !store.receipts(of: receipt.id).contains(receipt) {
            return "lost the receipt \(receipt.fileName)"
        }
        let verification = try store.verifyStore(.quick)
        let problems = verification.problems.filter { problem in
            if case .vanished(let id) = problem { !before.missing.contains(id) } else { true }
        }
        let broken = verification.results.filter { !$0.isValid }
        return problems.isEmpty && broken.isEmpty ? nil : "after the start: \(problems) \(broken)"
    }

    // MARK: And going on

    private func lookAtEnd(_ store: RegistrationStore, _ disk: ModelDisk) throws -> String? {
        let root = try Self.root(of: disk)
        for place in ["staging", "trash"] where try !root.directory(place).names().isEmpty { return "left in \(place)" }
        for (id, reason) in before.erased {
            let tombstone = Tombstone(json: try root.directory("tombstones").readFile("\(id).json", limit: 4096))
            if tombstone != Tombstone(id: id, reason: reason) { return "the tombstone of \(id)" }
            guard let draft = before.drafts[id] else { continue }
            if (try? store.commit(draft, as: id)) != nil { return "I6: \(id) was committed again" }
        }
        // What was under way may be there or not; done again it is there, once.
        for (id, draft) in before.drafts where before.registrations[id] == nil && before.erased[id] == nil {
            guard !before.evicted.contains(id), try !root.directory("tombstones").contains("\(id).json") else {
                continue
            }
            let again = try store.commit(draft, as: id)
            guard again.id == id, try store.verify(id).isValid, try store.identifiers().filter({ $0 == id }).count == 1
            else {
                return "I5: \(id)"
            }
        }
        let known = before.given.union(try store.identifiers())
        let next = try store.newID()
        if let booth = before.booth, next.booth != booth { return "the booth has another number" }
        if let late = known.first(where: { $0.boot >= next.boot }) { return "order: \(late) and then \(next)" }
        return nil
    }
}
