import Core
import Foundation
import Registrations
import Testing

@Suite struct RecordTests {
    let id = RegistrationID("k0123abcd-b000001-n000002-00000000000000ff")

    private func record() throws -> Registration {
        Samples.draft().registration(
            try #require(id), booth: .init(id: "0123abcd", board: "pc", software: "nosebooth 1", camera: "pattern"),
            digests: Array(repeating: String(repeating: "a", count: 64), count: 3))
    }

    @Test("the record has exactly the keys of format 1")
    func keys() throws {
        let parsed = try JSONSerialization.jsonObject(with: Data(try record().json()))
        let object = try #require(parsed as? [String: Any])
        #expect(
            Set(object.keys) == [
                "format", "id", "captureSession", "species", "purpose", "state", "pet", "consent", "created",
                "booth", "captures", "quality",
            ])
        #expect(object["format"] as? String == "nosebooth.registration/1")
        #expect(object["id"] as? String == id?.description)
        let captures = try #require(object["captures"] as? [[String: Any]])
        #expect(
            Set(captures[0].keys) == [
                "file", "role", "sha256", "bytes", "width", "height", "box", "manual", "test", "quality",
                "detectionSession", "time",
            ])
        #expect(captures[0]["file"] as? String == "data/nose-00.jpg")
        #expect((captures[0]["box"] as? [Double])?.count == 4)
        let quality = try #require(captures[0]["quality"] as? [String: Any])
        #expect(quality["sharpness"] as? Double == 88.5)
        #expect((quality["raw"] as? [String: Double])?["meanLuma"] == 121.25)
        let created = try #require(object["created"] as? [String: Any])
        #expect(created["wall"] as? String == "2026-09-21T14:13:20.123Z")
        let ranges = try #require(object["quality"] as? [String: [String: Double]])
        #expect(ranges["sharpness"] == ["minimum": 88.5, "mean": 88.5, "maximum": 88.5])
    }

    @Test("the ranges of quality leave out the appearance picture, which nobody judged")
    func ranges() {
        let draft = Samples.draft(pet: .init())
        var pictures = draft.pictures
        pictures[pictures.count - 1].facts.role = .appearance
        pictures[pictures.count - 1].facts.quality = Quality(components: ["sharpness": 3], raw: [:])
        let judged = RegistrationDraft(
            captureSession: draft.captureSession, species: "dog", purpose: draft.purpose, created: draft.created,
            camera: draft.camera, pictures: pictures)
        #expect(judged.quality["sharpness"]?.minimum == 88.5)
    }

    @Test("what is not known is null, not absent")
    func nulls() throws {
        var draft = Samples.draft(pet: .init())
        draft.consent = .notAsked
        draft.pictures[0].facts.box = nil
        let booth = Registration.Booth(id: "0123abcd", board: "pc", software: "nosebooth 1", camera: "pattern")
        let json = draft.registration(try #require(id), booth: booth, digests: ["a", "b", "c"]).json()
        let parsed = try JSONSerialization.jsonObject(with: Data(json))
        let object = try #require(parsed as? [String: Any])
        #expect((object["pet"] as? [String: Any])?["name"] is NSNull)
        #expect((object["consent"] as? [String: Any])?["wording"] is NSNull)
        #expect((object["captures"] as? [[String: Any]])?[0]["box"] is NSNull)
    }

    @Test("a record comes back equal from its own bytes, and the same record gives the same bytes")
    func roundTrip() throws {
        let record = try record()
        #expect(Registration.read(json: record.json()) == .success(record))
        #expect(record.json() == record.json())
    }

    @Test("a reader ignores keys that were added later and refuses another format")
    func later() throws {
        let original = try record()
        let text = String(decoding: original.json(), as: UTF8.self)
        let added = text.replacingOccurrences(of: "\"species\"", with: "\"colour\" : \"brown\",\n  \"species\"")
        #expect(Registration.read(json: Array(added.utf8)) == .success(original))
        let other = text.replacingOccurrences(of: "registration/1", with: "registration/2")
        #expect(Registration.read(json: Array(other.utf8)) == .failure(.otherFormat("nosebooth.registration/2")))
        #expect(Registration.read(json: Array(text.utf8.dropLast(9))) == .failure(.damaged))
        #expect(Registration.read(json: [UInt8](repeating: 0, count: 4096)) == .failure(.damaged))
    }

    @Test("a measure that is no number is left out")
    func notFinite() {
        let quality = Quality(components: ["sharpness": .nan, "overall": 7], raw: ["meanLuma": .infinity])
        #expect(quality == Quality(components: ["overall": 7]))
    }

    @Test("the clocks of this machine can be read")
    func moment() {
        let moment = Registration.Moment.readFromSystem()
        #expect(moment.bootID.utf8.count == 36)
        #expect(moment.monotonicNanoseconds > 0)
        #expect(WallTime(moment.wall.description) == moment.wall)
    }
}
