import TestSupport
import Testing

@testable import Booth

@Suite("A clinic's settings")
struct BoothSettingsTests {
    private let folder = TemporaryFolder()

    private func settings(_ text: String) throws -> BoothSettings {
        try BoothSettings(contentsOf: folder.write(Array(text.utf8), to: "settings.json"))
    }

    private func sentence(_ text: String) -> CommandFailure? {
        do {
            _ = try settings(text)
            return nil
        } catch {
            return error as? CommandFailure
        }
    }

    @Test("have defaults for all that is left out")
    func defaults() throws { #expect(try settings("{}") == BoothSettings()) }

    @Test("are what the file says")
    func read() throws {
        let read = try settings(
            #"{"language":"de","volume":0.4,"muted":true,"mirrored":false,"pictures":3,"keptDays":90,"panelWidthMillimetres":154.5}"#
        )
        #expect(read.keptDays == 90)
        #expect(read.language == .de)
        #expect(read.pictures == 3)
        #expect(read.panelWidthMillimetres == 154.5)
        #expect(read.muted && !read.mirrored)
    }

    @Test(
        "that cannot be read are a bad configuration",
        arguments: [
            "", "null", "[]", "{", String(repeating: "\0", count: 4096), #"{"pictures":"five"}"#, #"{"pictures":0}"#,
            #"{"panelWidthMillimetres":"wide"}"#, #"{"panelWidthMillimetres":0}"#, #"{"volume":2}"#, #"{"keptDays":0}"#,
            #"{"keptDays":"ever"}"#,
            #"{"language":"xx"}"#,
        ])
    func damaged(_ text: String) { #expect(sentence(text)?.code == .configuration) }

    @Test("name every mistake at once, and the nearest right word")
    func mistakes() throws {
        let failure = try #require(sentence(#"{"volumne":1,"volume":7,"pictures":99}"#))
        #expect(failure.sentence.contains("did you mean volume?"))
        #expect(failure.sentence.contains("0 to 1"))
        #expect(failure.sentence.contains("1 to 20"))
    }

    @Test("that say something twice are a mistake, also where both say the same")
    func twice() throws {
        let failure = try #require(sentence(#"{"pictures":3,"volume":1,"pictures":3,"volume":0.5}"#))
        #expect(failure.code == .configuration)
        #expect(failure.sentence.contains("pictures is there twice"))
        #expect(failure.sentence.contains("volume is there twice"))
    }
}
