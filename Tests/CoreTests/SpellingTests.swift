import Core
import Testing

@Suite("What someone meant to type")
struct SpellingTests {
    static let known = ["list", "show", "verify", "erase", "stats"]

    @Test(
        "the nearest word is found",
        arguments: [
            ("list", "list"), ("lst", "list"), ("lists", "list"), ("shwo", "show"), ("verfy", "verify"),
            ("stat", "stats"), ("errase", "erase"),
        ])
    func nearest(word: String, expected: String) {
        #expect(Spelling.nearest(to: word, among: SpellingTests.known) == expected)
    }

    @Test("a word that is far from all has no nearest", arguments: ["q", "export-everything", "12345678"])
    func far(word: String) { #expect(Spelling.nearest(to: word, among: SpellingTests.known) == nil) }

    @Test("among equals the first wins")
    func equals() { #expect(Spelling.nearest(to: "cat", among: ["bat", "hat"]) == "bat") }

    @Test("where nothing is known nothing is near")
    func nothing() { #expect(Spelling.nearest(to: "list", among: []) == nil) }
}
