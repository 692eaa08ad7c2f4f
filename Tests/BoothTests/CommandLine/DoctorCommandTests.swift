import Core
import TestSupport
import Testing

@Suite("nosebooth doctor")
struct DoctorCommandTests {
    private let program = Program(folder: TemporaryFolder())

    /// The verdict on the store after something was kept in it.
    private func verdict() throws -> String? {
        let findings = try program.run(["doctor", "--store", "store", "--json"]).objects().first?["findings"]
        return (findings as? [[String: Any]])?.first { $0["part"] as? String == "store" }?["verdict"] as? String
    }

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
}
