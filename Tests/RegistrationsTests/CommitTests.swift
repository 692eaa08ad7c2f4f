import Core
import Foundation
import Registrations
import TestSupport
import Testing

@Suite struct CommitTests {
    let directory = TemporaryDirectory()

    @Test("a committed registration verifies and is listed as it was given")
    func commit() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let registration = try store.commit(Samples.draft())
        #expect(try store.verify(registration.id).problems == [])
        #expect(try store.list().map { try $0.result.get() } == [registration])
        #expect(try store.show(registration.id.description) == registration)
        #expect(
            directory.names("store/ready/\(registration.id)/data")
                == ["appearance-00.jpg", "nose-00.jpg", "nose-01.jpg", "registration.json"])
        #expect(directory.names("store/staging") == [])
        #expect(store.path(of: registration.id) == "\(directory.store)/ready/\(registration.id)")
    }

    @Test("bagit-python validates the bag", .enabled(if: Tool.bagit.isInstalled))
    func bagit() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let registration = try store.commit(Samples.draft())
        let result = try Tool.bagit.run(["--validate", store.path(of: registration.id)], in: directory.path)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("sha256sum checks both manifests", .enabled(if: Tool.sha256sum.isInstalled))
    func sha256sum() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let registration = try store.commit(Samples.draft())
        for manifest in ["manifest-sha256.txt", "tagmanifest-sha256.txt"] {
            let result = try Tool.sha256sum.run(
                ["--strict", "-c", manifest], in: store.path(of: registration.id))
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test("pictures come back to the byte")
    func pictures() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let draft = Samples.draft()
        let registration = try store.commit(draft)
        for (capture, picture) in zip(registration.captures, draft.pictures) {
            #expect(try store.picture(capture, of: registration.id) == picture.jpeg)
        }
    }

    @Test("files are for the booth's own account only")
    func modes() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let bag = store.path(of: try store.commit(Samples.draft()).id)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(directory.store) == 0o700)
        #expect(try mode(bag) == 0o700)
        #expect(try mode(bag + "/data") == 0o700)
        #expect(try mode(bag + "/data/nose-00.jpg") == 0o600)
        #expect(try mode(bag + "/tagmanifest-sha256.txt") == 0o600)
    }

    @Test("the same draft under the same id is one registration, also after a restart")
    func twice() throws {
        let draft = Samples.draft()
        let first: Registration
        do {
            let store = try RegistrationStore.open(at: directory.store, mode: .writing, software: "nosebooth 1")
            first = try store.commit(draft)
            #expect(try store.commit(draft, as: first.id) == first)
        }
        let store = try RegistrationStore.open(at: directory.store, mode: .writing, software: "nosebooth 2")
        #expect(try store.commit(draft, as: first.id) == first)
        #expect(try store.list().count == 1)
    }

    @Test("another draft under a taken id is refused and changes nothing")
    func taken() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let first = try store.commit(Samples.draft())
        let error = refusal { try store.commit(Samples.draft(seed: 50), as: first.id) }
        #expect(error?.kind == .conflict)
        #expect(try store.list().map { try $0.result.get() } == [first])
        #expect(try store.verify(first.id).isValid)
    }

    static let flaws = [
        Flaw("no picture") { $0.pictures = [] },
        Flaw("an empty picture") { $0.pictures[0].jpeg = [] },
        Flaw("no JPEG") { $0.pictures[0].jpeg = Array("GIF89a".utf8) },
        Flaw("no UUID") { $0.captureSession = "../../etc" },
        Flaw("no time") { $0.pictures[0].facts.time = .nan },
        Flaw("no box") { $0.pictures[0].facts.box?.origin.x = .infinity },
        Flaw("no range") { $0.quality["sharpness"] = QualityRange(minimum: .nan, mean: 1, maximum: 2) },
    ]

    @Test("a draft that could not be read back is refused before anything is written", arguments: flaws)
    func invalid(flaw: Flaw) throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        var draft = Samples.draft()
        flaw.spoil(&draft)
        let error = refusal { try store.commit(draft) }
        #expect(error?.kind == .invalidDraft)
        #expect(directory.names("store/ready") == [])
    }

    @Test(
        "names that people type come back unchanged and name no file",
        arguments: [
            "Aux", "con.", "a:b*c?", "..", "-rf", "Ěščř", "\u{E9}", "e\u{301}", "Rex ", "...", "=1+1", "../../x",
            "\u{0}\n\t\u{7F}", "\u{202E}xeR", "🐕", "",
        ])
    func names(name: String) throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let pet = Registration.Pet(reference: name, name: name)
        let id = try store.commit(Samples.draft(pet: pet)).id
        let read = try store.show(id).pet
        // Swift calls two spellings of é equal; a record must keep which it was.
        #expect(Array(read.name?.unicodeScalars ?? "?".unicodeScalars) == Array(name.unicodeScalars))
        #expect(Array(read.reference?.unicodeScalars ?? "?".unicodeScalars) == Array(name.unicodeScalars))
        #expect(try store.verify(id).isValid)
        #expect(directory.names("store/ready") == [id.description])
        #expect(directory.names("store/ready/\(id)/data").count == 4)
    }

    @Test("a clock that stands still in 1970 overwrites nothing and says that it was not in step")
    func frozenClock() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let moment = Registration.Moment(
            wall: WallTime(milliseconds: 0), clockSynchronised: false, bootID: "unknown", monotonicNanoseconds: 0)
        let ids = try (0..<3).map { try store.commit(Samples.draft(seed: UInt8($0), created: moment)).id }
        #expect(Set(ids).count == 3)
        #expect(try store.list().map(\.id) == ids)
        #expect(try store.show(ids[0]).created == moment)
        let info = try directory.read("store/ready/\(ids[0])/bag-info.txt")
        #expect(info.contains("Bagging-Date: 1970-01-01\n"))
    }
}

/// A way to make a draft wrong.
struct Flaw: Sendable, CustomStringConvertible {
    let description: String
    let spoil: @Sendable (inout RegistrationDraft) -> Void

    init(_ description: String, _ spoil: @escaping @Sendable (inout RegistrationDraft) -> Void) {
        self.description = description
        self.spoil = spoil
    }
}
