import Core
import Foundation
import Glibc
import Registrations
import Testing

@Suite struct ErasureTests {
    let directory = TemporaryDirectory()

    private func open() throws -> RegistrationStore {
        try RegistrationStore.open(at: directory.store, mode: .writing)
    }

    /// All files below the store that hold the word, or have it in their names.
    private func places(of word: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory.store).filter { path in
            if path.contains(word) { return true }
            let data = try? Data(contentsOf: URL(fileURLWithPath: directory.store + "/" + path))
            return data?.range(of: Data(word.utf8)) != nil
        }
    }

    private func receipt(
        _ id: RegistrationID, in store: RegistrationStore, verified: Bool = true,
        at moment: Registration.Moment = Samples.moment
    ) throws -> Receipt {
        try #require(
            Receipt(
                of: id, kind: .export, destination: "stick-1", bag: try store.bagDigest(of: id), verified: verified,
                at: moment))
    }

    @Test("nothing of an erased pet or its owner is left: no name, picture, thumbnail or receipt")
    func nothingLeft() throws {
        let store = try open()
        let kept = try store.commit(Samples.draft(seed: 9))
        let doomed = try store.commit(Samples.marked(seed: 3))
        try store.record(try receipt(doomed.id, in: store))
        #expect(try store.thumbnail(of: doomed.id) { $0 }?.isEmpty == false)
        #expect(directory.names("store/state").count == 2)
        let session = Samples.session
        #expect(try places(of: "Marked-3-dog").count == 3)
        try store.erase(doomed.id, reason: .owner)
        #expect(try places(of: "Marked-3-dog") == [])
        #expect(try places(of: session) == ["ready/\(kept.id)/data/registration.json"])
        #expect(Set(try places(of: "\(doomed.id)")) == ["chain.log", "tombstones/\(doomed.id).json"])
        let tombstone = try directory.read("store/tombstones/\(doomed.id).json")
        #expect(Tombstone(json: Array(tombstone.utf8)) == Tombstone(id: doomed.id, reason: .owner))
        #expect(try store.verifyStore().isValid)
        #expect(try store.list().map(\.id) == [kept.id])
    }

    @Test("what was erased is gone for every call, also after a restart, and its id is never given away")
    func gone() throws {
        let draft = Samples.marked(seed: 3)
        let id = try open().commit(draft).id
        try open().erase("\(id)", reason: .clinic)
        for mode in [RegistrationStore.Mode.reading, .writing] {
            let store = try RegistrationStore.open(at: directory.store, mode: mode)
            #expect(try store.browse().isEmpty)
            #expect(refusal { try store.show(id) }?.kind == .noSuchRegistration)
            #expect(refusal { try store.verify(id) }?.kind == .noSuchRegistration)
            #expect(refusal { try store.thumbnail(of: id) { $0 } }?.kind == .noSuchRegistration)
        }
        let store = try open()
        #expect(refusal { try store.erase(id, reason: .owner) }?.kind.exitCode == 66)
        #expect(refusal { try store.commit(draft, as: id) }?.kind == .conflict)
        #expect(try store.newID() > id)
    }

    @Test("an id that nobody has cannot be erased, and leaves no tombstone", arguments: ["", "../ready", "k0-b0"])
    func unknown(text: String) throws {
        let store = try open()
        #expect(refusal { try store.erase(text, reason: .owner) }?.kind == .noSuchRegistration)
        #expect(directory.names("store/tombstones") == [])
    }

    @Test("what lies in quarantine can be erased too, under all its names")
    func quarantined() throws {
        let id = try open().commit(Samples.marked(seed: 3)).id
        for _ in 0..<2 {
            try directory.remove("store/ready/\(id)/bagit.txt")
            let store = try open()
            #expect(store.recoveryReport.quarantined.map(\.id) == [id])
            if directory.names("store/quarantine").count == 1 { _ = try store.commit(Samples.marked(seed: 3), as: id) }
        }
        #expect(directory.names("store/quarantine") == ["\(id)", "\(id).1"])
        let store = try open()
        try store.erase(id, reason: .owner)
        #expect(directory.names("store/quarantine") == [])
        #expect(try places(of: "Marked-3-dog") == [])
    }

    @Test("a tombstone that someone takes away is put back, and what was erased stays so")
    func tombstoneTaken() throws {
        let store = try open()
        let id = try store.commit(Samples.marked(seed: 3)).id
        let bag = directory.path + "/copy"
        try FileManager.default.copyItem(atPath: store.path(of: id), toPath: bag)
        try store.erase(id, reason: .owner)
        try directory.remove("store/tombstones/\(id).json")
        try FileManager.default.moveItem(atPath: bag, toPath: store.path(of: id))
        try store.recover()
        #expect(try store.browse().isEmpty)
        #expect(directory.names("store/ready") == [])
        #expect(directory.names("store/tombstones") == ["\(id).json"])
    }

    @Test("on a full disk erasing goes on: the reserve is given up for it")
    func fullDisk() throws {
        let disk = ModelDisk()
        let store = try RegistrationStore.open(at: "/store", mode: .writing, reserve: 4096, disk: disk)
        let id = try store.commit(Samples.marked(seed: 3)).id
        disk.setCapacity(0)
        #expect(refusal { try store.canRegister() }?.kind == .diskFull)
        #expect(refusal { try store.commit(Samples.draft()) }?.kind == .diskFull)
        disk.setCapacity(disk.state.bytes.values.reduce(0) { $0 + $1.count })
        try store.erase(id, reason: .owner)
        #expect(try store.browse().isEmpty)
        disk.setCapacity(nil)
        try store.recover()
        #expect(try store.verifyStore().isValid)
    }

    @Test("a line that a full disk cut short does not spoil the chain log", arguments: [0, 1, 73, 150, 4000])
    func cutShort(room: Int) throws {
        let disk = ModelDisk()
        let id: RegistrationID
        do {
            let store = try RegistrationStore.open(at: "/store", mode: .writing, reserve: 4096, disk: disk)
            id = try store.commit(Samples.marked(seed: 3)).id
            try store.record(try receipt(id, in: store))
            disk.setCapacity(disk.usedBytes + room)
            #expect(try store.evict(olderThan: 1, at: Samples.later(days: 2)) == [id])
        }
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        #expect(!store.recoveryReport.chainWasBroken && store.recoveryReport.missing == [])
        #expect(try store.verifyStore().isValid)
    }

    @Test("only what lies safely elsewhere and is old goes to make room, the oldest first")
    func eviction() throws {
        let store = try open()
        let ids = try (0..<6).map { try store.commit(Samples.draft(seed: UInt8($0) &* 4)).id }
        // 0: no receipt; 1: not verified; 2: for another bag; 3, 4, 5: good.
        try store.record(try receipt(ids[1], in: store, verified: false))
        let other = Receipt(
            of: ids[2], kind: .sync, destination: "cloud", bag: try store.bagDigest(of: ids[0]), verified: true,
            at: Samples.moment)
        try store.record(try #require(other))
        for id in ids[3...] { try store.record(try receipt(id, in: store)) }
        #expect(try store.withoutReceipt() == [ids[0], ids[1]])
        #expect(try store.evict(olderThan: 30, at: Samples.later(days: 29)) == [])
        #expect(try store.evict(olderThan: 30, at: Samples.later(days: 31), limit: 2) == [ids[3], ids[4]])
        #expect(try store.evict(olderThan: 30, at: Samples.later(days: 31)) == [ids[5]])
        #expect(try store.list().map(\.id) == Array(ids[..<3]))
        #expect(directory.names("store/state").count == 2)
        #expect(try store.verifyStore().isValid)
        #expect(try store.recover().missing == [])
    }

    @Test("an age that no trusted clock tells is none", arguments: [-3653, 3653])
    func clocks(days: Int) throws {
        let store = try open()
        var unsure = Samples.moment
        unsure.clockSynchronised = false
        let id = try store.commit(Samples.draft(created: unsure)).id
        try store.record(try receipt(id, in: store, at: unsure))
        #expect(try store.evict(olderThan: 30, at: Samples.later(days: days)) == [])
        var now = Samples.later(days: days)
        now.clockSynchronised = false
        try store.record(try receipt(id, in: store))
        #expect(try store.evict(olderThan: 30, at: now) == [])
        #expect(try store.evict(olderThan: 30, at: Samples.later(days: days)) == (days > 0 ? [id] : []))
    }

    @Test("a receipt comes back as it was given, a later one of the same place wins, and a garbled one is none")
    func receipts() throws {
        let store = try open()
        let id = try store.commit(Samples.draft()).id
        try store.record(try receipt(id, in: store, verified: false))
        let second = try receipt(id, in: store)
        try store.record(second)
        #expect(try store.receipts(of: id) == [second])
        #expect(try store.withoutReceipt().isEmpty)
        try directory.write("{}", to: "store/state/\(id).export-stick-1.json")
        #expect(try store.receipts(of: id) == [])
        #expect(try store.withoutReceipt() == [id])
        let stranger = try #require(RegistrationID("k00000000-b000001-n000001-0000000000000000"))
        let lost = Receipt(
            of: stranger, kind: .sync, destination: "x", bag: second.bag, verified: true, at: Samples.moment)
        #expect(refusal { try store.record(try #require(lost)) }?.kind == .noSuchRegistration)
        #expect(
            Receipt(of: id, kind: .sync, destination: "../x", bag: second.bag, verified: true, at: Samples.moment)
                == nil)
    }

    @Test("a thumbnail is made once, made again when it was altered, and kept outside of the bag")
    func thumbnails() throws {
        let store = try open()
        let registration = try store.commit(Samples.draft())
        var made = 0
        func thumbnail() throws -> [UInt8]? {
            try store.thumbnail(of: registration.id) { jpeg in
                made += 1
                return Array(jpeg.prefix(100))
            }
        }
        let first = try thumbnail()
        #expect(first?.count == 100)
        #expect(try thumbnail() == first && made == 1)
        let name = try #require(directory.names("store/state").first)
        try directory.write("x", to: "store/state/\(name)")
        #expect(try thumbnail() == first && made == 2)
        #expect(directory.names("store/state") == [name])
        #expect(try store.verify(registration.id).isValid)
        let reader = try RegistrationStore.open(at: directory.store, mode: .reading)
        #expect(try reader.thumbnail(of: registration.id) { _ in nil } == first)
    }
}
