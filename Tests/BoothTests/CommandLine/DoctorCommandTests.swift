import Core
import Foundation
import TestSupport
import Testing

@Suite("nosebooth doctor")
struct DoctorCommandTests {
    private let program = Program(folder: TemporaryFolder())

    /// The verdict on the store, and why.
    private func finding(of store: String = "store") throws -> (verdict: String?, detail: String?) {
        let findings = try program.run(["doctor", "--store", store, "--json"]).objects().first?["findings"]
        let finding = (findings as? [[String: Any]])?.first { $0["part"] as? String == "store" }
        return (finding?["verdict"] as? String, finding?["detail"] as? String)
    }

    private func verdict() throws -> String? { try finding().verdict }

    @Test("is content with a store that is in use")
    func healthyStore() throws {
        let kept = try program.run([
            "replay", "--source", "replay:" + AssetFolder.find().file("demo/dog.mjpeg"), "--species", "dog", "--store",
            "store",
        ])
        #expect(kept.code == 0)
        #expect(try verdict() == "good")
    }

    @Test("says what is wrong with a store of another format")
    func otherFormat() throws {
        program.folder.write(Array("nosebooth-store 9\n".utf8), to: "store/FORMAT")
        #expect(try verdict() == "missing")
    }

    @Test("says of a place what a start would say of it", arguments: ["store", "/proc"])
    func otherFiles(place: String) throws {
        // The name of a store whose FORMAT is gone.
        program.folder.write([1], to: "store/ready/letter/registration.json")
        let found = try finding(of: place)
        #expect(found.verdict == "missing")
        #expect(found.detail?.contains("it holds files that are not those of a store") == true)
    }

    @Test("a folder that is empty or not there yet becomes a store, and nothing is made of it by asking")
    func unused() throws {
        program.folder.write([1], to: "other/file")
        for store in ["new", "other/new"] {
            #expect(try finding(of: store).verdict == "warning")
            #expect(!FileManager.default.fileExists(atPath: program.folder.file(store)))
        }
        try FileManager.default.createDirectory(
            atPath: program.folder.file("empty"), withIntermediateDirectories: false)
        #expect(try finding(of: "empty").verdict == "warning")
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("empty")) == [])
    }

    @Test("warns of registrations that have vanished")
    func vanished() throws {
        let kept = try program.run([
            "replay", "--source", "replay:" + AssetFolder.find().file("demo/dog.mjpeg"), "--species", "dog", "--store",
            "store",
        ])
        #expect(kept.code == 0)
        try FileManager.default.removeItem(atPath: program.folder.file("store/ready"))
        let found = try finding()
        #expect(found.verdict == "warning")
        #expect(found.detail?.contains("vanished") == true)
    }
}
