import Foundation
import Registrations
import TestSupport
import Testing

/// `FORMAT.md` promises that a stranger can read a store with it. The stranger here is a shell.
@Suite struct FormatDocumentTests {
    let directory = TemporaryDirectory()

    private func script() throws -> String {
        let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Registrations/FORMAT.md")
        let text = String(decoding: try Data(contentsOf: document), as: UTF8.self)
        let start = try #require(text.range(of: "```sh\n"))
        let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test("the shell script of the format's description lists a store", .enabled(if: Tool.sha256sum.isInstalled))
    func list() throws {
        let store = try RegistrationStore.open(at: directory.store, mode: .writing)
        let ids = try (0..<4).map { try store.commit(Samples.draft(seed: UInt8($0) &* 3)).id }
        try directory.write("x", to: "store/ready/\(ids[1])/data/nose-00.jpg")
        try directory.write("{}", to: "store/tombstones/\(ids[2]).json")
        try directory.write("x", to: "store/ready/foreign")
        try directory.write(try script(), to: "list.sh")
        let result = try Tool.shell.run(["list.sh", "store"], in: directory.path)
        #expect(result.output == "\(ids[0]) whole\n\(ids[1]) BROKEN\n\(ids[3]) whole\n")
        #expect(result.status == 65)
    }

    @Test("the script lists an empty store as nothing and refuses what is none")
    func edges() throws {
        _ = try RegistrationStore.open(at: directory.store, mode: .writing)
        try directory.write(try script(), to: "list.sh")
        #expect(try Tool.shell.run(["list.sh", "store"], in: directory.path) == (0, ""))
        #expect(try Tool.shell.run(["list.sh", "."], in: directory.path).status == 65)
    }
}
