import Foundation
import Glibc
import Registrations
import Testing

@Suite struct OpeningTests {
    let directory = TemporaryDirectory()

    private func failure(_ mode: RegistrationStore.Mode, at path: String? = nil) -> StoreError? {
        do throws(StoreError) {
            _ = try RegistrationStore.open(at: path ?? directory.store, mode: mode)
            return nil
        } catch {
            return error
        }
    }

    @Test("a store that is not there is made for writing, with all directories on the way, and missing for reading")
    func missing() throws {
        #expect(failure(.reading)?.kind.exitCode == 66)
        let deep = directory.path + "/a/b/store"
        let store = try RegistrationStore.open(at: deep, mode: .writing)
        #expect(store.readOnlyReason == nil)
        #expect(try directory.read("a/b/store/FORMAT") == "nosebooth-store 1\n")
        #expect(
            directory.names("a/b/store")
                == [
                    "FORMAT", "booth.json", "chain.log", "lock", "quarantine", "ready", "reserve", "staging", "state",
                    "tombstones", "trash",
                ])
    }

    @Test("an empty directory is no store yet")
    func empty() throws {
        try directory.makeDirectory("store")
        #expect(failure(.reading)?.kind == .storeMissing)
        #expect(failure(.writing) == nil)
    }

    @Test("a directory of others is not made a store, and nothing in it changes")
    func others() throws {
        try directory.makeDirectory("store")
        try directory.write("x", to: "store/letter.txt")
        #expect(failure(.writing)?.kind == .notPermitted)
        #expect(failure(.reading)?.kind == .storeMissing)
        #expect(directory.names("store") == ["letter.txt"])
    }

    @Test("a store that lost its FORMAT is not taken for an unused directory")
    func lostFormat() throws {
        _ = try RegistrationStore.open(at: directory.store, mode: .writing).commit(Samples.draft())
        try directory.remove("store/FORMAT")
        #expect(failure(.writing)?.kind == .notPermitted)
        #expect(directory.names("store/ready").count == 1)
    }

    @Test("a store that is a file cannot be opened", arguments: ["", "/store"])
    func file(suffix: String) throws {
        try directory.write("x", to: "store")
        #expect(failure(.writing, at: directory.store + suffix)?.kind.exitCode == 73)
        #expect(failure(.reading, at: directory.store + suffix)?.kind.exitCode == 73)
    }

    @Test("a newer format is read and not written")
    func newer() throws {
        let registration = try RegistrationStore.open(at: directory.store, mode: .writing).commit(Samples.draft())
        try directory.write("nosebooth-store 2\n", to: "store/FORMAT")
        let reader = try RegistrationStore.open(at: directory.store, mode: .reading)
        #expect(try reader.list().map(\.id) == [registration.id])
        #expect(reader.readOnlyReason?.kind == .otherFormat)
        #expect(reader.readOnlyReason?.kind.exitCode == 65)
        #expect(throws: StoreError.self) { try reader.commit(Samples.draft()) }
        let error = failure(.writing)
        #expect(error?.kind == .refusedForWriting)
        #expect(error?.kind.exitCode == 73)
    }

    @Test(
        "a FORMAT that makes no sense is refused",
        arguments: [
            "", "nosebooth-store", "nosebooth-store 1", "nosebooth-store x\n", "nosebooth-store 0\n", "1\n",
            "nosebooth-store 1 ", "nosebooth-store -2\n", "nosebooth-store 01\n",
        ])
    func garbage(text: String) throws {
        try directory.makeDirectory("store")
        try directory.write(text, to: "store/FORMAT")
        #expect(failure(.reading)?.kind == .damaged)
        #expect(failure(.writing)?.kind == .damaged)
    }

    @Test("a FORMAT of noughts or without end is refused")
    func longGarbage() throws {
        try garbage(text: String(repeating: "\0", count: 4096))
        try garbage(text: String(repeating: "9", count: 100_000))
        try garbage(text: "nosebooth-store 1\nmore")
    }

    @Test("a second writer is refused and readers are not")
    func lock() throws {
        let writer = try RegistrationStore.open(at: directory.store, mode: .writing)
        let registration = try writer.commit(Samples.draft())
        let error = failure(.writing)
        #expect(error?.kind == .locked)
        #expect(error?.kind.exitCode == 73)
        #expect(error?.explanation.contains("Another program") == true)
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).list().map(\.id) == [registration.id])
        _ = try writer.commit(Samples.draft(seed: 7))
    }

    @Test("the booth keeps its number, and gets another when it was lost")
    func booth() throws {
        var booths: [String] = []
        for round in 0..<3 {
            if round == 2 { try directory.write("{", to: "store/booth.json") }
            let store = try RegistrationStore.open(at: directory.store, mode: .writing)
            #expect(store.recoveryReport.boothIsNew == (round == 2))
            booths.append(try store.newID().booth)
        }
        #expect(booths[0] == booths[1])
        #expect(booths[2].count == 8)
    }

    @Test("a medium that may not be written opens for reading and says why", arguments: [EROFS, EACCES, EIO, EPERM])
    func readOnly(code: Int32) throws {
        let disk = ModelDisk()
        let registration = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk).commit(Samples.draft())
        let faulty = FaultyDisk(disk, .refuseAll(errno: code))
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        let reason = try #require(store.readOnlyReason)
        #expect(!reason.explanation.isEmpty)
        #expect([73, 74].contains(reason.kind.exitCode))
        #expect(try store.list().map(\.id) == [registration.id])
        #expect(throws: StoreError.self) { try store.canRegister() }
        #expect(throws: StoreError.self) { try store.commit(Samples.draft()) }
        faulty.arm(.none)
        try store.recover()
        #expect(store.readOnlyReason == nil)
        #expect(try store.verify(try store.commit(Samples.draft(seed: 7)).id).isValid)
    }

    @Test("a store cannot be made on a medium that may not be written", arguments: [EROFS, EACCES])
    func makeReadOnly(code: Int32) throws {
        let disk = FaultyDisk(ModelDisk(), .refuseAll(errno: code))
        let error = refusal {
            try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        }
        #expect(error?.kind.exitCode == 73)
    }

    @Test("a full disk is said before a capture begins, and what is there can still be read")
    func room() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing, floor: .max / 4)
        let error = refusal { try store.canRegister() }
        #expect(error?.kind == .diskFull)
        #expect(error?.kind.exitCode == 74)
        #expect(error?.canPass == true)
        #expect(try store.list().isEmpty)
        #expect(throws: StoreError.self) { try store.canRegister(bytes: 1, files: .max / 4) }
    }

    @Test("room for bytes and for files is asked for twice")
    func margins() throws {
        let disk = ModelDisk()
        let store = try RegistrationStore.open(at: "/store", mode: .writing, floor: 100, disk: disk)
        disk.setSpace(DiskSpace(bytes: 2 * 50 + 100, inodes: 20))
        try store.canRegister(bytes: 50, files: 10)
        #expect(throws: StoreError.self) { try store.canRegister(bytes: 51, files: 10) }
        #expect(throws: StoreError.self) { try store.canRegister(bytes: 50, files: 11) }
        disk.setSpace(DiskSpace(bytes: 2 * 50 + 100, inodes: nil))
        try store.canRegister(bytes: 50, files: 11)
        disk.setSpace(DiskSpace(bytes: 1 << 40, inodes: nil, isReadOnly: true))
        #expect(refusal { try store.canRegister() }?.kind == .readOnly)
    }

    @Test(
        "every kind of error has a sentence for people and an exit code of sysexits", arguments: StoreErrorKind.allCases
    )
    func sentences(kind: StoreErrorKind) {
        let error = StoreError(kind, "open", "/store", cause: nil, detail: nil)
        #expect(error.explanation.hasSuffix("."))
        #expect([1, 65, 66, 73, 74].contains(kind.exitCode))
    }
}
