import Booth
import Testing

@Suite("The words after a command")
struct ParsedArgumentsTests {
    static let options = [
        OptionDescription("--source", "SOURCE", help: "a source"), OptionDescription("--store", "DIR", help: "a store"),
        OptionDescription("--json", help: "for programs"),
    ]

    private func parse(_ words: String...) throws(CommandFailure) -> ParsedArguments {
        try ParsedArguments(words, options: ParsedArgumentsTests.options)
    }

    private func failure(_ words: [String]) -> CommandFailure? {
        do throws(CommandFailure) {
            _ = try ParsedArguments(words, options: ParsedArgumentsTests.options)
            return nil
        } catch {
            return error
        }
    }

    @Test("no words are no options and no operands")
    func nothing() throws {
        let parsed = try parse()
        #expect(parsed.value("--source") == nil && !parsed.has("--json") && parsed.operands == [])
    }

    @Test(
        "a value stands behind its option or behind an equals sign",
        arguments: [["--source", "a=b"], ["--source=a=b"]])
    func values(words: [String]) throws {
        #expect(try ParsedArguments(words, options: ParsedArgumentsTests.options).value("--source") == "a=b")
    }

    @Test("options and operands may be mixed, and operands keep their order")
    func mixed() throws {
        let parsed = try parse("b", "--json", "a", "--store", "s", "c")
        #expect(parsed.operands == ["b", "a", "c"])
        #expect(parsed.has("--json") && parsed.value("--store") == "s")
    }

    @Test("after two dashes everything is an operand, and a single dash always is")
    func dashes() throws {
        #expect(try parse("-", "--", "--json", "--", "-x").operands == ["-", "--json", "--", "-x"])
    }

    @Test("a value may begin with a dash")
    func dashedValue() throws { #expect(try parse("--store", "-odd").value("--store") == "-odd") }

    @Test(
        "what is wrong is said in one sentence",
        arguments: [
            (["--sorce", "x"], "unknown option --sorce; did you mean --source?"),
            (["--jsn"], "unknown option --jsn; did you mean --json?"),
            (["--sotre=x"], "unknown option --sotre; did you mean --store?"),
            (["-x"], "unknown option -x"),
            (["--entirely-different-thing"], "unknown option --entirely-different-thing"),
            (["--json", "--json"], "--json was given twice"),
            (["--store", "a", "--store=b"], "--store was given twice"),
            (["--json=1"], "--json takes no value"), (["--source"], "--source needs a value: --source SOURCE"),
            (["--source="], "--source needs a value: --source SOURCE"),
            (["--source", ""], "--source needs a value: --source SOURCE"),
        ])
    func mistakes(words: [String], sentence: String) {
        #expect(failure(words) == CommandFailure(.usage, sentence))
    }

    @Test("an option that is known is not the value of the one before", arguments: ["--store", "--json", "--store=x"])
    func forgottenValue(next: String) {
        #expect(failure(["--source", next, "x"]) == CommandFailure(.usage, "--source needs a value: --source SOURCE"))
    }
}
