import Core
import Foundation
import Registrations
import TestSupport
import Testing

@Suite("nosebooth store")
struct StoreCommandTests {
    let folder = TemporaryFolder()

    /// Makes a store, with one registration when a pet is given.
    private func make(pet: String? = nil) throws -> RegistrationID? {
        let store = try RegistrationStore.open(at: folder.file("store"), mode: .writing)
        guard let pet else { return nil }
        let facts = CaptureFacts(
            role: .nose, width: 640, height: 480, box: Rect(x: 0.25, y: 0.3, width: 0.1, height: 0.2),
            quality: Quality(components: ["overall": 88], raw: [:]),
            detectionSession: "7d1b5f0c-1c55-4f5b-8f57-51f2a7a0b0aa", time: 1)
        let moment = Registration.Moment(
            wall: WallTime(milliseconds: 1_790_000_000_123), clockSynchronised: true,
            bootID: "2b6f1f0e-97a0-4f5c-8a9e-6b0a0b7f3d11", monotonicNanoseconds: 1)
        let picture = RegistrationDraft.Picture(
            jpeg: [0xFF, 0xD8] + [UInt8](repeating: 7, count: 2000) + [0xFF, 0xD9], facts: facts)
        return try store.commit(
            RegistrationDraft(
                captureSession: "0e4a1c58-6c1e-4f0e-9a51-3f6f0d9a7b11", species: "dog",
                purpose: "petProfileRegistration",
                pet: .init(reference: "P-17", name: pet),
                consent: .init(given: true, wording: "1/en", retentionDays: 365),
                created: moment, camera: "pattern", pictures: [picture])
        ).id
    }

    private func run(_ words: String...) throws -> Program.Answer {
        try Program(folder: folder).run(["store"] + words + ["--store", "store"])
    }

    @Test("an empty store is listed as one and verifies")
    func empty() throws {
        _ = try make()
        let (list, verified) = (try run("list", "--json"), try run("verify", "--json"))
        #expect(list.code == 0 && list.output == "{\"registrations\":[]}\n")
        #expect(verified.code == 0 && verified.output.hasPrefix("{\"verified\":0,\"failed\":0,\"results\":[],"))
    }

    @Test("a registration is listed with its id and kind")
    func list() throws {
        let id = try #require(try make(pet: "Rex"))
        let object = try #require(try run("list", "--json").objects().first)
        let registrations = try #require(object["registrations"] as? [[String: Any]])
        #expect(registrations.map { $0["id"] as? String } == ["\(id)"])
        #expect(registrations.first?["species"] as? String == "dog")
    }

    @Test("a registration is shown with its pet, for programs and for people")
    func show() throws {
        let id = try #require(try make(pet: "Rex \"the\" dog"))
        let object = try #require(try run("show", "\(id)", "--json").objects().first)
        #expect((object["pet"] as? [String: Any])?["name"] as? String == "Rex \"the\" dog")
        #expect(try run("show", "\(id)").output.contains("Rex \"the\" dog"))
    }

    @Test("a changed picture does not verify, and the code is that of bad data")
    func changed() throws {
        let id = try #require(try make(pet: "Rex"))
        let path = folder.file("store/ready/\(id)/data/nose-00.jpg")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
        let answer = try run("verify", "--json")
        let object = try #require(try answer.objects().first)
        #expect(answer.code == 65)
        #expect(object["failed"] as? Int == 1)
        #expect(answer.messages.split(separator: "\n").count == 1)
    }

    @Test("looking changes nothing", arguments: ["list", "verify"])
    func untouched(verb: String) throws {
        _ = try make(pet: "Rex")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.file("store")).sorted()
        _ = try run(verb)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.file("store")).sorted() == before)
    }

    @Test("finds a registration by the number on the screen")
    func number() throws {
        _ = try make(pet: "Rex")
        let verified = try run("verify", "1-1")
        #expect(verified.code == 0 && verified.messages == "1 registration verified\n")
        #expect(try run("show", "1-1").output.contains("number       1-1"))
        #expect(try run("list").output.hasSuffix("number 1-1\n"))
        #expect(try run("show", "1-2").code == 66)
    }

    @Test("erases for good, with a reason, and says so")
    func erase() throws {
        let id = try #require(try make(pet: "Rex"))
        let answer = try run("erase", "1-1", "--reason", "clinic", "--json")
        #expect(answer.code == 0 && answer.output == "{\"erased\":\"\(id)\",\"reason\":\"clinic\"}\n")
        #expect(try run("list", "--json").output == "{\"registrations\":[]}\n")
        #expect(try run("erase", "\(id)").code == 66)
        #expect(try run("show", "\(id)").code == 66)
        #expect(try run("verify").code == 0)
    }

    @Test(
        "wrong use and what is not there have their codes, and make no store",
        arguments: [
            (["erase"], 64), (["erase", "nonsense"], 66), (["erase", "1-1", "--reason", "whim"], 64),
            (["list", "--quick"], 64), (["stats", "x"], 64), (["recover", "--species", "dog"], 64),
            (["list", "--species", "horse"], 64), (["erode", "1-1"], 64),
        ])
    func wrongUse(words: [String], code: Int) throws {
        #expect(try Program(folder: folder).run(["store"] + words + ["--store", "nowhere"]).code == code)
        #expect(!FileManager.default.fileExists(atPath: folder.file("nowhere")))
        _ = try make(pet: "Rex")
        #expect(try Program(folder: folder).run(["store"] + words + ["--store", "store"]).code == code)
    }

    @Test("a store that another program writes to is not erased from", arguments: ["erase", "recover"])
    func locked(verb: String) throws {
        let id = try #require(try make(pet: "Rex"))
        let writer = try RegistrationStore.open(at: folder.file("store"), mode: .writing)
        let words = verb == "erase" ? [verb, "\(id)"] : [verb]
        #expect(try Program(folder: folder).run(["store"] + words + ["--store", "store"]).code == 73)
        #expect(try writer.identifiers() == [id])
    }

    @Test("counts, sums up and recovers, for programs and for people")
    func statistics() throws {
        let id = try #require(try make(pet: "Rex"))
        let stats = try #require(try run("stats", "--json").objects().first)
        #expect(stats["registrations"] as? Int == 1)
        let quality = try #require(stats["quality"] as? [String: [String: Double]])
        #expect(quality["overall"] == ["minimum": 88, "mean": 88, "maximum": 88])
        #expect((stats["months"] as? [[String: Any]])?.first?["month"] as? String == "2026-09")
        #expect(try run("stats").output.contains("overall  88 / 88 / 88"))
        try Data().write(to: URL(fileURLWithPath: folder.file("store/ready/\(id)/bagit.txt")))
        #expect(try run("verify", "--quick").code == 65)
        let report = try #require(try run("recover", "--json").objects().first)
        #expect((report["quarantined"] as? [[String: Any]])?.first?["id"] as? String == "\(id)")
        #expect(try run("recover").output.contains("in quarantine in all: 1"))
    }

    @Test("a registration that someone took away is told by verifying and by recovering")
    func vanished() throws {
        let id = try #require(try make(pet: "Rex"))
        try FileManager.default.removeItem(atPath: folder.file("store/ready/\(id)"))
        let verified = try run("verify")
        #expect(verified.code == 65 && verified.output.contains("has vanished"))
        let recovered = try run("recover")
        #expect(recovered.code == 65 && recovered.output.contains("\(id) was kept here and has vanished"))
    }

    @Test("a loss is told by the statistics too, of one registration and of all", arguments: [false, true])
    func loss(all: Bool) throws {
        let ids = [try #require(try make(pet: "Rex")), try #require(try make(pet: "Max"))]
        #expect(try run("stats", "--json").objects().first?["vanished"] as? Int == 0)
        try FileManager.default.removeItem(atPath: folder.file(all ? "store/ready" : "store/ready/\(ids[0])"))
        let answer = try run("stats", "--json")
        #expect(answer.code == 65)
        #expect(try answer.objects().first?["vanished"] as? Int == (all ? 2 : 1))
        #expect(answer.messages.contains("vanished"))
        #expect(try run("stats").output.contains("\(all ? 2 : 1) kept here and vanished"))
        // What goes in order is not missed.
        #expect(try run("erase", "\(ids[1])").code == (all ? 66 : 0))
        #expect(try run("stats", "--json").objects().first?["vanished"] as? Int == (all ? 2 : 1))
    }

    @Test("a list can be narrowed by species and by the pet's name")
    func filter() throws {
        _ = try make(pet: "Rex")
        #expect(try run("list", "--species", "dog", "--text", "rEx").output.split(separator: "\n").count == 1)
        #expect(try run("list", "--species", "cat").output == "")
        #expect(try run("list", "--text", "Max").output == "")
    }
}
