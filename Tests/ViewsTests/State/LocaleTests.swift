import Core
import Testing

@testable import Views

private struct Greeting: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.languageCode == "ja" ? "こんにちは" : "Hello") }
}

@MainActor @Suite("Locale")
struct LocaleTests {
    @Test("flows to the views below, and is English without being told")
    func flow() {
        let screen = Screen {
            VStack {
                Greeting().environment(\.locale, Locale(identifier: "ja-JP"))
                Greeting()
            }
        }
        #expect(screen.lines == ["こんにちは", "Hello"])
        #expect(EnvironmentValues().locale == Locale(identifier: "en"))
    }

    @Test(
        "knows its language without region and script",
        arguments: [("pt-BR", "pt"), ("zh_Hant_TW", "zh"), ("JA", "ja"), ("", "")])
    func language(identifier: String, code: String) {
        let locale = Locale(identifier: identifier)
        #expect(locale.languageCode == code)
        #expect(locale.identifier == identifier)
    }

    @Test("of the host can be changed while it runs")
    func host() {
        let screen = Screen { Greeting() }
        screen.update()
        screen.host.environment.locale = Locale(identifier: "ja")
        #expect(screen.lines == ["こんにちは"])
    }
}
