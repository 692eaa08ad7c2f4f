import Core
import Foundation
import Glibc
import Registrations
import Testing

@Suite struct RecoveryTests {
    let directory = TemporaryDirectory()

    private func open() throws -> RegistrationStore {
        try RegistrationStore.open(at: directory.store, mode: .writing)
    }

    private func commit(seed: UInt8 = 1) throws -> Registration { try open().commit(Samples.draft(seed: seed)) }

    @Test("leftovers in staging are cleared and were never read as data")
    func staging() throws {
        let kept = try commit()
        try directory.makeDirectory("store/staging/k00000000-b000001-n000001-0000000000000000/data")
        try directory.write("x", to: "store/staging/k00000000-b000001-n000001-0000000000000000/data/nose-00.jpg")
        try directory.write("x", to: "store/staging/stray")
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).list().map(\.id) == [kept.id])
        let store = try open()
        #expect(store.recoveryReport.leftovers == 2)
        #expect(directory.names("store/staging") == [])
        #expect(try store.list().map(\.id) == [kept.id])
    }

    @Test("a link in staging goes, and what it points to stays")
    func stagingLink() throws {
        _ = try commit()
        try directory.makeDirectory("precious")
        try directory.write("x", to: "precious/file")
        try FileManager.default.createSymbolicLink(
            atPath: directory.store + "/staging/link", withDestinationPath: directory.path + "/precious")
        _ = try open()
        #expect(directory.names("store/staging") == [])
        #expect(directory.names("precious") == ["file"])
    }

    @Test("a torn registration goes to quarantine, is counted, and is not deleted")
    func torn() throws {
        let good = try commit()
        let bad = try commit(seed: 7)
        try directory.remove("store/ready/\(bad.id)/tagmanifest-sha256.txt")
        let store = try open()
        #expect(store.recoveryReport.quarantined.map(\.id) == [bad.id])
        #expect(store.recoveryReport.quarantined.first?.problems == [.missing("tagmanifest-sha256.txt")])
        #expect(store.recoveryReport.quarantineTotal == 1)
        #expect(store.recoveryReport.registrations == 1)
        #expect(try store.list().map(\.id) == [good.id])
        #expect(directory.names("store/quarantine/\(bad.id)/data").contains("nose-00.jpg"))
        #expect(try store.recover().quarantineTotal == 1)
    }

    @Test("a name that is taken in quarantine is not overwritten")
    func quarantineTaken() throws {
        let bad = try commit()
        try directory.makeDirectory("store/quarantine/\(bad.id)")
        try directory.write("x", to: "store/quarantine/\(bad.id)/older")
        try directory.remove("store/ready/\(bad.id)/bagit.txt")
        #expect(try open().recoveryReport.quarantineTotal == 2)
        #expect(directory.names("store/quarantine/\(bad.id)") == ["older"])
        #expect(directory.names("store/quarantine") == ["\(bad.id)", "\(bad.id).1"])
    }

    @Test("a truncated picture is found at start without reading pictures")
    func truncated() throws {
        let bad = try commit()
        #expect(truncate("\(directory.store)/ready/\(bad.id)/data/nose-00.jpg", 10) == 0)
        let problems = try open().recoveryReport.quarantined.first?.problems
        #expect(problems?.contains(.wrongSize("data/nose-00.jpg")) == true)
    }

    @Test("an erased registration never comes back, wherever a power cut left it", arguments: ["ready", "quarantine"])
    func tombstone(place: String) throws {
        let erased = try commit()
        let kept = try commit(seed: 7)
        if place == "quarantine" {
            try FileManager.default.moveItem(
                atPath: "\(directory.store)/ready/\(erased.id)", toPath: "\(directory.store)/quarantine/\(erased.id)")
        }
        try directory.write("{}", to: "store/tombstones/\(erased.id).json")
        let reader = try RegistrationStore.open(at: directory.store, mode: .reading)
        #expect(try reader.list().map(\.id) == [kept.id])
        #expect(try reader.verifyAll().map(\.id) == [kept.id])
        #expect(refusal { try reader.show(erased.id) }?.kind == .noSuchRegistration)
        let store = try open()
        #expect(store.recoveryReport.finishedErasures == 1)
        #expect(directory.names("store/\(place)").contains(erased.id.description) == false)
        #expect(directory.names("store/trash") == [])
        let error = refusal { try store.commit(Samples.draft(), as: erased.id) }
        #expect(error?.kind == .conflict)
        #expect(try store.newID() > kept.id)
    }

    @Test("trash is finished")
    func trash() throws {
        let gone = try commit()
        try FileManager.default.moveItem(
            atPath: "\(directory.store)/ready/\(gone.id)", toPath: "\(directory.store)/trash/\(gone.id)")
        #expect(try open().recoveryReport.finishedErasures == 1)
        #expect(directory.names("store/trash") == [])
    }

    @Test("a foreign file in ready is left alone and reported")
    func foreign() throws {
        let kept = try commit()
        try directory.write("x", to: "store/ready/.DS_Store")
        try directory.makeDirectory("store/ready/Holiday pictures")
        let store = try open()
        #expect(store.recoveryReport.foreign == [".DS_Store", "Holiday pictures"])
        #expect(try store.list().map(\.id) == [kept.id])
        #expect(directory.names("store/ready") == [".DS_Store", "Holiday pictures", kept.id.description])
    }

    @Test("a file with the name of a registration is none")
    func fileAsRegistration() throws {
        _ = try commit()
        try directory.write("x", to: "store/ready/k00000000-b000001-n000001-0000000000000000")
        #expect(try open().recoveryReport.quarantined.count == 1)
    }

    @Test("a registration that the disk refuses to give stays where it is and is reported")
    func unreadable() throws {
        let disk = ModelDisk()
        let id = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk).commit(Samples.draft()).id
        let failing = FaultyDisk(disk, .unreadable("registration.json"))
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: failing)
        #expect(store.recoveryReport.unreadable == [id])
        #expect(store.recoveryReport.quarantineTotal == 0)
        #expect(try store.list().map { $0.problem == nil } == [false])
        #expect(try RegistrationStore.open(at: "/store", mode: .reading, disk: disk).verify(id).isValid)
    }

    @Test("a broken registration in the list is an entry with a problem")
    func brokenEntry() throws {
        let good = try commit()
        let bad = try commit(seed: 7)
        try directory.write("{", to: "store/ready/\(bad.id)/data/registration.json")
        let entries = try RegistrationStore.open(at: directory.store, mode: .reading).list()
        #expect(entries.map(\.id) == [good.id, bad.id])
        #expect(entries.map(\.registration) == [good, nil])
        #expect(entries[1].problem?.isEmpty == false)
    }

    @Test("a program that is killed at any call leaves a store that opens clean, on the real disk")
    func killed() throws {
        let old = try commit(seed: 9)
        var number = 0
        var fired = true
        while fired {
            let faulty = FaultyDisk(LinuxDisk(), .kill(number))
            let promised = try? RegistrationStore.open(at: directory.store, mode: .writing, disk: faulty)
                .commit(Samples.draft(seed: UInt8(number % 200)))
            fired = faulty.fired
            number += 1
            let store = try open()
            #expect(store.readOnlyReason == nil)
            #expect(store.recoveryReport.quarantineTotal == 0)
            let listed = try store.list().map(\.id)
            #expect(listed.first == old.id)
            if let promised { #expect(listed.last == promised.id) }
            #expect(directory.names("store/staging") == [])
        }
        #expect(number > 40)
        #expect(try open().verifyAll().filter { !$0.isValid } == [])
    }
}
