import Core
import Glibc
import Registrations
import Testing

/// Looked at by more than one thread, where the machine has several processors.
@Suite struct ManyRegistrationsTests {
    @Test("of three hundred registrations the broken one is put aside, and the others are listed in their order")
    func many() throws {
        let disk = ModelDisk()
        var ids: [RegistrationID] = []
        do {
            let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
            for number in 0..<300 {
                let name = "Pet \(number)"
                ids.append(try store.commit(Samples.draft(pet: .init(reference: nil, name: name))).id)
            }
        }
        let broken = ids.remove(at: 151)
        let root = try DurabilityCheck.root(of: disk)
        let bag = try root.directory("ready").directory("\(broken)")
        try disk.unlink("bagit.txt", in: bag.handle.number)

        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        #expect(store.recoveryReport.registrations == 299)
        #expect(store.recoveryReport.quarantined.map(\.id) == [broken])
        let listings = try store.browse()
        #expect(listings.map(\.id) == ids)
        #expect(listings.map { $0.summary?.id } == ids)
        #expect(listings.last?.summary?.pet.name == "Pet 299")
        #expect(try store.browse(RegistrationFilter(text: "pet 17")).count == 11)
    }

    @Test("a record that was exchanged together with its manifests is noticed at a start, for the log knows the bag")
    func exchanged() throws {
        let disk = ModelDisk()
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        let first = try store.commit(Samples.draft())
        let second = try store.commit(Samples.draft(seed: 5))
        let ready = try DurabilityCheck.root(of: disk).directory("ready")
        // Each of the two bags is whole; only its name is that of the other.
        try disk.move("\(first.id)", in: ready.handle.number, to: "aside", in: ready.handle.number)
        try disk.move("\(second.id)", in: ready.handle.number, to: "\(first.id)", in: ready.handle.number)
        try disk.move("aside", in: ready.handle.number, to: "\(second.id)", in: ready.handle.number)
        try store.recover()
        #expect(Set(store.recoveryReport.quarantined.map(\.id)) == [first.id, second.id])
    }

    @Test("the digests of large pictures, made on a thread of their own, are those of the bytes")
    func digests() throws {
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: ModelDisk())
        var draft = Samples.draft()
        draft.pictures = (0..<3).map { Samples.picture(.nose, seed: UInt8($0), bytes: 120_000) }
        let registration = try store.commit(draft)
        #expect(registration.captures.map(\.sha256) == draft.pictures.map { SHA256Digest(of: $0.jpeg).hex })
        #expect(try store.verify(registration.id).isValid)
    }
}
