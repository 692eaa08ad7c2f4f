import Core
import Foundation
import Testing

@Suite("JSON for writing")
struct JSONValueTests {
    @Test("keys keep the order in which they were given")
    func order() {
        let value = JSONValue.members(["z": .integer(1), "a": .null, "m": .array([.bool(true), .bool(false)])])
        #expect(value.text == #"{"z":1,"a":null,"m":[true,false]}"#)
    }

    @Test("empty arrays and objects have nothing inside")
    func empty() { #expect(JSONValue.array([.object([]), .array([])]).text == "[{},[]]") }

    @Test("an absent text is null")
    func absent() { #expect(JSONValue.array([.optional(nil), .optional("")]).text == #"[null,""]"#) }

    @Test(
        "text is escaped where JSON wants it and nowhere else",
        arguments: [
            ("plain", #""plain""#), (#"say "no""#, #""say \"no\"""#), (#"a\b"#, #""a\\b""#),
            ("a\nb\rc\td", #""a\nb\rc\td""#), ("\u{0}\u{1f}", #""\u0000\u001f""#), ("Müller 犬 🐶", "\"Müller 犬 🐶\""),
            ("a/b", #""a/b""#),
        ])
    func escapes(text: String, expected: String) { #expect(JSONValue.string(text).text == expected) }

    @Test("a key is escaped as a text is")
    func key() { #expect(JSONValue.members(["a\"\n": .integer(1)]).text == #"{"a\"\n":1}"#) }

    @Test(
        "a number is rounded to six decimals and whole ones have none",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-2.0, "-2"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"),
            (2.0 / 3, "0.666667"), (0.0000004, "0"), (123456.7891234, "123456.789123"),
        ])
    func rounding(value: Double, expected: String) { #expect(JSONValue.number(value).text == expected) }

    @Test("what is not finite is null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) { #expect(JSONValue.number(value).text == "null") }

    @Test(
        "every finite number can be read back",
        arguments: [
            1e-6, 1.5e-6, 9.9e14, 1e15, 1e16, 1.234e20, 1e300, 1e303, 1e308, Double.greatestFiniteMagnitude,
            -Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude,
        ])
    func readable(value: Double) throws {
        let data = Data("[\(JSONValue.number(value).text)]".utf8)
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [Double])
        #expect(try abs(#require(read.first) - value) <= max(5e-7, abs(value) * 1e-12))
    }

    @Test("a reader of others understands a whole line")
    func line() throws {
        let text = JSONValue.members(["name": .string("\u{7}\"\\\u{2028}"), "box": .array([.number(0.25)])]).text
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(read?["name"] as? String == "\u{7}\"\\\u{2028}")
        #expect(!text.contains("\n"))
    }
}
