import Foundation
import Registrations
import TestSupport
import Testing

@Suite struct VerificationTests {
    let directory = TemporaryDirectory()
    let registration: Registration

    init() throws {
        registration = try RegistrationStore.open(at: directory.store, mode: .writing).commit(Samples.draft())
    }

    private var bag: String { "store/ready/\(registration.id)" }

    private func problems() throws -> [VerificationProblem] {
        try RegistrationStore.open(at: directory.store, mode: .reading).verify(registration.id).problems
    }

    private func flip(_ name: String, at offset: Int) throws {
        let url = URL(fileURLWithPath: "\(directory.path)/\(bag)/\(name)")
        var bytes = try Data(contentsOf: url)
        bytes[offset] ^= 1
        try bytes.write(to: url)
    }

    @Test("an untouched bag has no problem, and its files and bytes are counted")
    func whole() throws {
        let result = try RegistrationStore.open(at: directory.store, mode: .reading).verify(registration.id)
        #expect(result.isValid)
        #expect(result.files == 4)
        #expect(result.bytes > registration.captures.map(\.bytes).reduce(0, +))
        #expect(result.registration == registration)
    }

    @Test(
        "a flipped bit is named",
        arguments: [
            "data/nose-00.jpg", "data/appearance-00.jpg", "data/registration.json", "bag-info.txt",
            "manifest-sha256.txt",
        ])
    func flipped(file: String) throws {
        try flip(file, at: 70)
        #expect(try problems().contains(.altered(file)))
    }

    @Test("a flipped bit in the tag manifest names the file that no longer matches")
    func flippedTagManifest() throws {
        try flip("tagmanifest-sha256.txt", at: 3)
        #expect(try !problems().isEmpty)
    }

    @Test("a bag declaration of another version is refused")
    func declaration() throws {
        try directory.write("BagIt-Version: 0.97\nTag-File-Character-Encoding: UTF-8\n", to: "\(bag)/bagit.txt")
        #expect(try problems().contains(.malformed("bagit.txt")))
    }

    @Test(
        "a missing file is named",
        arguments: [
            "data/nose-01.jpg", "data/registration.json", "bagit.txt", "bag-info.txt", "manifest-sha256.txt",
            "tagmanifest-sha256.txt", "data",
        ])
    func missing(file: String) throws {
        try directory.remove("\(bag)/\(file)")
        #expect(try problems().contains(.missing(file)))
    }

    @Test(
        "an extra file is named",
        arguments: ["data/nose-02.jpg", "data/.hidden", "notes.txt", "tagmanifest-md5.txt", "manifest-sha512.txt"])
    func extra(file: String) throws {
        try directory.write("x", to: "\(bag)/\(file)")
        #expect(try problems() == [.unexpected(file)])
    }

    @Test("an extra directory is named")
    func extraDirectory() throws {
        try directory.makeDirectory("\(bag)/data/more")
        #expect(try problems() == [.unexpected("data/more")])
    }

    @Test("a link is no file, even to the same bytes", arguments: ["data/nose-00.jpg", "bag-info.txt", "data"])
    func link(file: String) throws {
        let path = "\(directory.path)/\(bag)/\(file)"
        let elsewhere = directory.path + "/elsewhere"
        try FileManager.default.moveItem(atPath: path, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
        #expect(try problems().contains(.wrongKind(file)))
    }

    @Test("a pipe is no file and is not waited for", arguments: ["data/nose-00.jpg", "manifest-sha256.txt"])
    func pipe(file: String) throws {
        try directory.remove("\(bag)/\(file)")
        #expect(mkfifo("\(directory.path)/\(bag)/\(file)", 0o600) == 0)
        #expect(try problems().contains(.wrongKind(file)))
    }

    @Test("a bag whose record tells of other pictures is refused although all digests are right")
    func contradiction() throws {
        // As if someone had made a bag of their own: every manifest is right, the record is another's.
        let other = try #require(RegistrationID("k00000000-b000001-n000001-0000000000000000"))
        let store = try RegistrationStore.open(at: directory.store, mode: .reading)
        try FileManager.default.copyItem(atPath: store.path(of: registration.id), toPath: store.path(of: other))
        #expect(try store.verify(other).problems == [.contradiction("the id"), .contradiction("the id")])
    }

    @Test("what bagit-python lets pass we do not", .enabled(if: Tool.bagit.isInstalled))
    func stricter() throws {
        try directory.remove("\(bag)/tagmanifest-sha256.txt")
        let bagit = try Tool.bagit.run(["--validate", "\(directory.path)/\(bag)"], in: directory.path)
        #expect(bagit.status == 0)
        #expect(try problems() == [.missing("tagmanifest-sha256.txt")])
    }

    @Test("verifying all tells the good from the bad")
    func all() throws {
        let second = try RegistrationStore.open(at: directory.store, mode: .writing).commit(Samples.draft(seed: 8))
        try flip("data/nose-00.jpg", at: 9)
        let results = try RegistrationStore.open(at: directory.store, mode: .reading).verifyAll()
        #expect(results.map(\.id) == [registration.id, second.id])
        #expect(results.map(\.isValid) == [false, true])
    }

    @Test("a folder that cannot be read is told of its registration, and the others are looked at")
    func unreadableFolder() throws {
        let disk = ModelDisk()
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk)
        let ids = try (0..<2).map { try store.commit(Samples.draft(seed: UInt8($0) &* 5)).id }
        for name in ["\(ids[0])", "data"] {
            let faulty = FaultyDisk(disk, .unreadable(name))
            let results = try RegistrationStore.open(at: "/store", mode: .reading, disk: faulty).verifyStore().results
            #expect(results.map(\.id) == ids)
            #expect(results.map(\.isValid) == [false, name != "data"])
            #expect(
                results[0].problems.contains { if case .unreadable(name, _) = $0 { true } else { false } }, "\(name)")
        }
    }

    @Test("a draft is no other's where the disk refuses what is there under its id")
    func unreadableCommit() throws {
        let disk = ModelDisk()
        let draft = Samples.draft()
        let id: RegistrationID
        do { id = try RegistrationStore.open(at: "/store", mode: .writing, disk: disk).commit(draft).id }
        let faulty = FaultyDisk(disk)
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        faulty.arm(.unreadable("\(id)"))
        #expect(refusal { try store.commit(draft, as: id) }?.kind == .inputOutput)
        faulty.arm(.none)
        #expect(try store.commit(draft, as: id).id == id)
    }

    @Test(
        "an id that nobody has is no such registration",
        arguments: ["k00000000-b000001-n000001-0000000000000000", "../../etc", "", "ready"])
    func unknown(text: String) throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .reading)
        #expect(refusal { try store.verify(text) }?.kind == .noSuchRegistration)
        #expect(refusal { try store.show(text) }?.kind.exitCode == 66)
    }
}
