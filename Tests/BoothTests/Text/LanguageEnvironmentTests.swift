import Testing
import Views

@testable import Booth

@Suite("A language's environment")
struct LanguageEnvironmentTests {
    @Test("names the language to the views", arguments: Language.allCases)
    func locale(language: Language) {
        #expect(language.environment.locale.identifier == language.rawValue)
    }

    @Test("mirrors Arabic alone", arguments: Language.allCases)
    func direction(language: Language) {
        #expect((language.environment.layoutDirection == .rightToLeft) == (language == .ar))
    }
}
