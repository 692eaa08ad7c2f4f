import Core
import PetCamera
import Testing

@testable import Booth

@Suite("The sentences")
struct StringTableTests {
    @Test("are there in every language, all of them", arguments: Language.allCases)
    func complete(_ language: Language) throws {
        let english = try StringTable(.en, assets: .find())
        #expect(try StringTable(language, assets: .find()).keys == english.keys)
    }

    @Test("name every reason for every animal", arguments: DetectionFailureReason.allCases, Species.allCases)
    func reasons(_ reason: DetectionFailureReason, _ species: Species) throws {
        let strings = try StringTable(.en, assets: .find())
        let text = CameraMessage.text(
            status: .failed(reason), accepted: 0, needed: 5, species: species, strings: strings)
        #expect(!text.hasPrefix("reason."))
    }

    @Test("keep the places of their values in every language", arguments: Language.allCases)
    func values(_ language: Language) throws {
        let strings = try StringTable(language, assets: .find())
        let text = strings("status.detected", ["count": "3", "total": "5"])
        #expect(text.contains("3") && text.contains("5") && !text.contains("{"))
    }

    @Test("that are missing show their key, and nothing stops")
    func missing() throws {
        #expect(try StringTable(.en, assets: .find())["no.such.key"] == "no.such.key")
    }

    @Test("of a damaged table are refused with the code for a bad configuration")
    func damaged() {
        #expect(throws: CommandFailure.self) { try StringTable(.en, assets: AssetFolder(path: "/nowhere")) }
    }
}
