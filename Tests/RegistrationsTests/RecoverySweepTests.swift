import Core
import Glibc
import Registrations
import Testing

/// A start that has everything to do, and is itself cut short.
@Suite struct RecoverySweepTests {
    /// A store with one good registration, an erased one, a torn one, and leftovers in staging and trash.
    private struct Mess {
        let disk = ModelDisk()
        let kept: Registration
        let erased: RegistrationID
        let torn: RegistrationID

        init() throws {
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
            kept = try store.commit(Samples.draft())
            erased = try store.commit(Samples.draft(seed: 5)).id
            torn = try store.commit(Samples.draft(seed: 9)).id
            let number = try disk.openDirectory("/store", in: AT_FDCWD, followingLinks: true)
            let root = Directory(DiskHandle(disk, owning: number), label: "")
            try root.directory("tombstones").writeNew("\(erased).json", [])
            try root.directory("tombstones").sync()
            let bag = try root.directory("ready").directory(torn.description)
            try disk.unlink("bagit.txt", in: bag.handle.number)
            try bag.sync()
            for place in ["staging", "trash"] {
                try root.directory(place).makeDirectory("leftover")
                try root.directory(place).directory("leftover").writeNew("file", [1])
                try root.directory(place).directory("leftover").sync()
                try root.directory(place).sync()
            }
        }

        /// Opens a disk on which a start was cut short, and looks whether all came to rest.
        func check(_ disk: ModelDisk) throws {
            let reader = try RegistrationStore.open(at: "/store", mode: .reading, disk: disk)
            #expect(try !reader.list().map(\.id).contains(erased), "I6")
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
            #expect(store.readOnlyReason == nil)
            #expect(try store.list().map { try $0.result.get() } == [kept])
            #expect(try store.verify(kept.id).isValid)
            #expect(store.recoveryReport.quarantineTotal == 1)
            let root = Directory(
                DiskHandle(disk, owning: try disk.openDirectory("/store", in: AT_FDCWD, followingLinks: true)),
                label: "")
            for place in ["staging", "trash"] { #expect(try root.directory(place).names() == []) }
            #expect(try root.directory("ready").names() == [kept.id.description])
            #expect(try root.directory("quarantine").directory(torn.description).names().count == 4)
        }
    }

    @Test("a start that fails at any call is made good by the next", arguments: FaultSweepTests.faults.indices)
    func faults(fault: Int) throws {
        var fired = true
        var number = 0
        while fired {
            let mess = try Mess()
            let faulty = FaultyDisk(mess.disk, FaultSweepTests.faults[fault](number))
            let store = try? RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
            fired = faulty.fired
            // A full disk keeps the chain log from being written and nothing else: erasing must go on there.
            if fired, let store, store.readOnlyReason != nil || FaultSweepTests.refusals[fault] != ENOSPC {
                #expect(store.readOnlyReason != nil)
                #expect(throws: StoreError.self) { try store.commit(Samples.draft(seed: 77)) }
            }
            try mess.check(mess.disk.afterPowerCut())
            number += 1
        }
        #expect(number > 20)
    }
}
