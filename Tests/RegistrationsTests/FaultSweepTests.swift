import Core
import Glibc
import Registrations
import Testing

/// Every call that changes the disk fails once in every way; then the store is opened again as if nothing were wrong.
@Suite struct FaultSweepTests {
    static let faults: [@Sendable (Int) -> FaultyDisk.Fault] = [
        { .refuse($0, errno: ENOSPC) }, { .refuse($0, errno: EIO) }, { .refuse($0, errno: EROFS) },
        { .lie($0, errno: ENOSPC) }, { .lie($0, errno: EIO) }, { .kill($0) },
    ]

    /// What each of them says; `nil` for one that says nothing more.
    static let refusals: [Int32?] = [ENOSPC, EIO, EROFS, ENOSPC, EIO, nil]

    @Test(
        "whichever call fails, nothing half done is published and nothing promised is lost", arguments: faults.indices)
    func sweep(fault: Int) throws {
        var number = 0
        while try survives(Self.faults[fault](number)) { number += 1 }
        #expect(number > 40, "the sweep ends only after the last call of a commit")
    }

    /// Opens a store, commits once on the faulty disk, and checks what is left. False when the fault came too late.
    private func survives(_ fault: FaultyDisk.Fault) throws -> Bool {
        let disk = ModelDisk()
        let old = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk).commit(Samples.draft(seed: 9))
        let faulty = FaultyDisk(disk, fault)
        let outcome = attempt(on: faulty)

        for survivor in [disk, disk.afterPowerCut()] {
            let reader = try RegistrationStore.open(at: "/store", mode: .reading, disk: survivor)
            let before = try reader.verifyAll()
            #expect(before.filter { !$0.isValid } == [], "I1: \(faulty.calls.count)")
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: survivor)
            #expect(store.readOnlyReason == nil)
            #expect(store.recoveryReport.quarantined.isEmpty)
            let listed = try store.list().map { try $0.result.get() }
            #expect(listed.contains(old), "I2")
            switch outcome {
            case .success(let registration): #expect(listed.contains(registration), "I2")
            case .failure(let error) where error.kind == .outcomeUnknown: #expect(listed.count <= 2)
            // A killed program says nothing: what it was about to promise may be there.
            case .failure(let error) where error.cause?.errno == ESHUTDOWN: #expect(listed.count <= 2)
            case .failure: #expect(listed == [old], "I7")
            }
            let next = try store.commit(Samples.draft(seed: 77))
            #expect(listed.filter { $0.id >= next.id } == [])
            #expect(try store.verifyAll().map(\.isValid) == Array(repeating: true, count: listed.count + 1))
        }
        return faulty.fired
    }

    private func attempt(on disk: FaultyDisk) -> Result<Registration, StoreError> {
        Result { () throws(StoreError) in
            try RegistrationStore.open(at: "/store", mode: .writing, disk: disk).commit(Samples.draft())
        }
    }

    @Test("whichever call of making a store fails, the next start makes it", arguments: faults.indices)
    func making(fault: Int) throws {
        var fired = true
        var number = 0
        while fired {
            let disk = ModelDisk()
            let faulty = FaultyDisk(disk, Self.faults[fault](number))
            _ = try? RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
            for survivor in [disk, disk.afterPowerCut()] {
                let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: survivor)
                let registration = try store.commit(Samples.draft())
                #expect(try store.verify(registration.id).isValid)
                #expect(!store.recoveryReport.boothIsNew)
            }
            fired = faulty.fired
            number += 1
        }
        #expect(number > 15)
    }

    @Test("what failed can be tried again in the same run", arguments: [ENOSPC, EIO])
    func again(code: Int32) throws {
        let disk = ModelDisk()
        let faulty = FaultyDisk(disk)
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        let first = faulty.calls.count
        _ = try store.commit(Samples.draft(seed: 9))
        let calls = faulty.calls.count - first
        for number in 0..<calls {
            faulty.arm(.refuse(faulty.calls.count + number, errno: code))
            let id = try? store.newID()
            let draft = Samples.draft(seed: UInt8(number))
            let result = Result { () throws(StoreError) in try store.commit(draft, as: id) }
            guard case .failure(let error) = result else { continue }
            #expect(error.canPass)
            faulty.arm(.none)
            if error.kind == .outcomeUnknown || code == EIO {
                #expect(throws: StoreError.self) { try store.canRegister() }
                try store.recover()
            }
            try store.canRegister()
            let registration = try store.commit(draft, as: id)
            let survivor = try RegistrationStore.open(at: "/store", mode: .reading, disk: disk.afterPowerCut())
            #expect(try survivor.show(registration.id) == registration)
            #expect(try survivor.verifyAll().filter { !$0.isValid } == [])
        }
    }

    @Test("a disk that takes half of every write gets whole files")
    func shortWrites() throws {
        let disk = FaultyDisk(ModelDisk(), shortWrites: true)
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        let registration = try store.commit(Samples.draft())
        #expect(try store.verify(registration.id).isValid)
    }

    @Test("an interrupted write goes on")
    func interrupted() throws {
        let disk = FaultyDisk(ModelDisk())
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        _ = try store.newID()
        disk.arm(.refuse(disk.calls.count + 3, errno: EINTR))
        let registration = try store.commit(Samples.draft())
        #expect(disk.fired)
        #expect(try store.verify(registration.id).isValid)
    }
}
