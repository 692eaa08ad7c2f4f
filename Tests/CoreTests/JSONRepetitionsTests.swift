import Core
import Testing

@Suite("Members that stand more than once in a JSON text")
struct JSONRepetitionsTests {
    private func sentences(_ text: String) -> [String] { JSONRepetitions(in: Array(text.utf8)).sentences }

    @Test("are told with their path and their number, however their names are written")
    func told() {
        #expect(sentences(#"{"a": 1, "b": {"c": {"d": 1, "e": 2, "d": 3}}}"#) == ["b.c.d is there twice"])
        #expect(sentences(#"{"a": 1, "a": {"b": 1, "b": 2}}"#) == ["a.b is there twice", "a is there twice"])
        #expect(sentences(#"{"list": [{}, {"x": 1, "x": 1, "x": 1}]}"#) == ["list[1].x is there 3 times"])
        #expect(sentences(#"{"a": 1, "\u0061": 2}"#) == ["a is there twice"])
        #expect(sentences("\u{FEFF}" + #"{"a": 1, "a": 2}"#) == ["a is there twice"])
    }

    @Test(
        "are not those of different objects",
        arguments: [
            "{}", "[]", "7", #"{"a": {"a": {"a": 1}}, "b": {"a": 1}}"#, #"[{"a": 1}, {"a": 1}]"#, #"{"a": 1, "A": 2}"#,
        ])
    func none(_ text: String) { #expect(sentences(text) == []) }

    @Test("are told up to where the text breaks off")
    func brokenOff() {
        #expect(sentences(#"{"a": 1, "a": 2, "b": tru}"#) == ["a is there twice"])
        for text in ["", "{", "{\"a\"", "[1,", "{\"a\": \"\\"] { #expect(sentences(text) == []) }
    }

    @Test("are looked for at depths that Foundation reads, and no deeper")
    func deep() {
        let text = String(repeating: "[", count: 500) + #"{"a": 1, "a": 2}"# + String(repeating: "]", count: 500)
        #expect(sentences(text).count == 1)
        #expect(sentences(String(repeating: "[", count: 1_000_000)) == [])
    }
}
