import Core
import TestSupport
import Testing

@testable import Booth

@Suite("A script")
struct BoothScriptTests {
    private let folder = TemporaryFolder()

    private func script(_ text: String) throws -> BoothScript {
        try BoothScript(contentsOf: folder.write(Array(text.utf8), to: "script.jsonl"))
    }

    @Test("is read in the order of its times, and steps of one moment keep theirs")
    func order() throws {
        let steps = try script(
            """
            {"at":2,"key":"Return"}
            {"at":1.5,"tap":[10,20]}

            {"at":2,"screenshot":"a.png"}
            {"at":9,"quit":true}
            """
        ).steps
        #expect(steps.map(\.at) == [1.5, 2, 2, 9])
        #expect(
            steps.map(\.action) == [.tap(Point(x: 10, y: 20)), .key("Return"), .screenshot("a.png"), .quit])
    }

    @Test("names the line of every step that is none")
    func mistakes() {
        do {
            _ = try script("{\"at\":1}\n{\"at\":1,\"key\":\"a\"}\nnonsense\n{\"at\":-1,\"quit\":true}\n")
            Issue.record("it was accepted")
        } catch {
            let sentence = (error as? CommandFailure)?.sentence ?? ""
            #expect(sentence.contains("script.jsonl:1,") && sentence.contains(":3,") && sentence.contains(":4;"))
            #expect((error as? CommandFailure)?.code == .badData)
        }
    }
}
