import Foundation
import Glibc
import Registrations
import TestSupport
import Testing

/// Whatever happens to a file of the store, of whatever class, `verifyStore` names it.
@Suite struct RotTests {
    let directory = TemporaryDirectory()
    /// A store with two registrations, an erased one, a receipt and a thumbnail.
    private let ids: [RegistrationID]

    init() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        ids = try (0..<3).map { try store.commit(Samples.draft(seed: UInt8($0) &* 9)).id }
        try store.erase(ids[2], reason: .owner)
        let receipt = Receipt(
            of: ids[0], kind: .export, destination: "stick", bag: try store.bagDigest(of: ids[0]), verified: true,
            at: Samples.moment)
        if let receipt { try store.record(receipt) }
        _ = try store.thumbnail(of: ids[0]) { $0 }
    }

    enum Harm: String, CaseIterable, Sendable {
        case flip, truncate, extend, delete, link, directory, empty
    }

    /// All files of a store; what may be missing by right is told apart.
    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory.store).filter { name in
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(directory.store)/\(name)", isDirectory: &isDirectory)
            return !isDirectory.boolValue
        }.sorted()
    }

    @Test("every harm to every file is found", arguments: Harm.allCases)
    func harm(kind: Harm) throws {
        let good = try RegistrationStore.open(at: directory.store, mode: .reading).verifyStore()
        #expect(good.isValid, "\(good.problems)")
        var generator = SeededGenerator(seed: 11)
        let names = try files()
        #expect(names.count > 20)
        for name in names {
            let path = "\(directory.store)/\(name)"
            let original = try Data(contentsOf: URL(fileURLWithPath: path))
            // What can be made again may go.
            let mayGo = name.hasPrefix("state/") || name == "reserve"
            if kind == .delete && mayGo || (original.isEmpty && [.flip, .truncate, .empty].contains(kind)) { continue }
            try harm(path, original, kind, &generator)
            #expect(isNoticed(), "\(kind) \(name)")
            try FileManager.default.removeItem(atPath: path + (kind == .link ? ".away" : ""), ifThere: true)
            try FileManager.default.removeItem(atPath: path, ifThere: true)
            try original.write(to: URL(fileURLWithPath: path))
        }
        #expect(try RegistrationStore.open(at: directory.store, mode: .reading).verifyStore().isValid)
    }

    private func isNoticed() -> Bool {
        guard let store = try? RegistrationStore.open(at: directory.store, mode: .reading),
            store.readOnlyReason?.kind != .otherFormat, let found = try? store.verifyStore()
        else { return true }
        return !found.isValid
    }

    private func harm(_ path: String, _ original: Data, _ kind: Harm, _ generator: inout SeededGenerator) throws {
        var bytes = original
        switch kind {
        case .flip:
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case .truncate: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator))
        case .extend: bytes.append(10)
        case .empty: bytes = Data()
        case .delete, .link, .directory: break
        }
        switch kind {
        case .flip, .truncate, .extend, .empty: try bytes.write(to: URL(fileURLWithPath: path))
        case .delete: try FileManager.default.removeItem(atPath: path)
        case .link:
            try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".away")
        case .directory:
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
    }

    @Test("a whole registration that vanishes is missed, by verifying and by the next start")
    func vanished() throws {
        try directory.remove("store/ready/\(ids[1])")
        let found = try RegistrationStore.open(at: directory.store, mode: .reading).verifyStore()
        #expect(found.problems == [.vanished(ids[1])])
        #expect(try RegistrationStore.open(at: directory.store, mode: .writing).recoveryReport.missing == [ids[1]])
    }

    @Test("two registrations, two pictures or two records that change places are found")
    func swapped() throws {
        let pairs = [
            ("ready/\(ids[0])", "ready/\(ids[1])"),
            ("ready/\(ids[0])/data/nose-00.jpg", "ready/\(ids[0])/data/nose-01.jpg"),
            ("ready/\(ids[0])/data/registration.json", "ready/\(ids[1])/data/registration.json"),
            ("ready/\(ids[0])/manifest-sha256.txt", "ready/\(ids[1])/manifest-sha256.txt"),
        ]
        for (one, other) in pairs {
            for shouldBeWhole in [false, true] {
                for (from, to) in [(one, "aside"), (other, one), ("aside", other)] {
                    #expect(rename("\(directory.store)/\(from)", "\(directory.store)/\(to)") == 0)
                }
                #expect(isNoticed() != shouldBeWhole, "\(one)")
            }
        }
    }

    @Test("a bag that someone made anew, with every digest right, is not the one that was registered")
    func forged() throws {
        let elsewhere = TemporaryDirectory()
        let other = try RegistrationStore.open(at: elsewhere.store, mode: .writing)
        let forged = try other.commit(Samples.draft(pet: .init(reference: nil, name: "Max")), as: ids[0])
        try directory.remove("store/ready/\(ids[0])")
        try FileManager.default.moveItem(
            atPath: other.path(of: forged.id), toPath: "\(directory.store)/ready/\(ids[0])")
        let found = try RegistrationStore.open(at: directory.store, mode: .reading).verifyStore(.quick)
        #expect(found.results[0].problems == [.contradiction("which bag was registered")])
        #expect(
            try RegistrationStore.open(at: directory.store, mode: .writing).recoveryReport.quarantined.map(\.id)
                == [ids[0]])
    }

    @Test(
        "what was added is named and left alone",
        arguments: ["letter.txt", "ready/.DS_Store", "state/notes.txt", "tombstones/read me"])
    func added(name: String) throws {
        try directory.write("x", to: "store/\(name)")
        let found = try RegistrationStore.open(at: directory.store, mode: .writing).verifyStore()
        #expect(found.foreign == [name])
        #expect(found.isValid)
        #expect(try directory.read("store/\(name)") == "x")
    }

    @Test("idle times find rot: what was never copied first, each in turn, and what is broken is put aside")
    func scrub() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        #expect(try [store.scrub()?.id, store.scrub()?.id, store.scrub()?.id] == [ids[1], ids[0], ids[1]])
        try directory.write("x", to: "store/ready/\(ids[0])/data/nose-00.jpg")
        #expect(try store.scrub()?.isValid == false)
        #expect(try store.browse().map(\.id) == [ids[1]])
        #expect(directory.names("store/quarantine") == ["\(ids[0])"])
        #expect(store.recoveryReport.quarantineTotal == 1)
        #expect(try store.health().quarantined == 1)
        #expect(try store.recover().missing == [])
    }
}

extension FileManager {
    fileprivate func removeItem(atPath path: String, ifThere: Bool) throws {
        var facts = stat()
        if lstat(path, &facts) == 0 { try removeItem(atPath: path) }
    }
}
