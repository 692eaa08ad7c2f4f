import Core
import Testing

@testable import Views

/// Letters are 10 wide.
@MainActor @Suite("A word alone on the second of two lines")
struct LonelyWordTests {
    private func lines(_ text: String, width: Double, limit: Int? = nil) -> [String] {
        Screen { Text(text).lineLimit(limit).frame(width: width) }.lines
    }

    @Test(
        "gets the word before it when that makes the lines more even",
        arguments: [
            ("please hold still", 110.0, ["please", "hold still"]),
            ("come a little closer now", 200, ["come a little", "closer now"]),
        ])
    func company(text: String, width: Double, expected: [String]) {
        #expect(lines(text, width: width) == expected)
        #expect(lines(text, width: width, limit: 2) == expected)
    }

    @Test(
        "stays alone otherwise",
        arguments: [
            ("there is no word to give", "abcd efgh", 60.0, ["abcd", "efgh"]),
            ("the lines would be as uneven", "aa bbbbbb cc", 90, ["aa bbbbbb", "cc"]),
            ("the second line is the longer one", "a b cccccccc", 80, ["a b", "cccccccc"]),
            ("there are more lines", "please hold still please", 110, ["please hold", "still", "please"]),
            ("its line was begun by a word that was broken", "abcdefgh", 60, ["abcdef", "gh"]),
            ("no spaces divide the words", "もう少し近。", 100, ["もう少し", "近。"]),
            ("another paragraph follows", "please\nhold", 110, ["please", "hold"]),
        ])
    func alone(why: String, text: String, width: Double, expected: [String]) {
        #expect(lines(text, width: width) == expected, "\(why)")
    }

    @Test("makes the text no wider")
    func width() {
        let screen = Screen { Text("please hold still").background(Color.red).frame(width: 115) }
        #expect(screen.rect(.red)?.size == Size(width: 100, height: 40))
    }
}
