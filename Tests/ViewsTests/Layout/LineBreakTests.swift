import Testing

@testable import Views

/// A text, and its pieces with a bar between them; spaces at a break are left out.
private struct BreakCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let pieces: String

    init(_ sentence: String, _ text: String, _ pieces: String) {
        testDescription = sentence
        self.text = text
        self.pieces = pieces
    }

    static let all = [
        BreakCase("between words", "hold it still", "hold|it|still"),
        BreakCase("after a hyphen between letters", "well-known", "well-|known"),
        BreakCase("not after a minus", "-5", "-5"),
        BreakCase("between kana, but not before a full stop", "もう少し近づいて。", "も|う|少|し|近|づ|い|て。"),
        BreakCase("not before small kana", "ちょっと待って", "ちょっ|と|待っ|て"),
        BreakCase("not before small kana of half width", "ﾁｮｺ", "ﾁｮ|ｺ"),
        BreakCase("not before a mark of length", "コーヒー", "コー|ヒー"),
        BreakCase("not before a mark of repetition", "人々はいすゞ", "人々|は|い|すゞ"),
        BreakCase("not inside of brackets' edges", "「犬」の鼻", "「犬」|の|鼻"),
        BreakCase("not between two closing marks", "『鼻』、顔？", "『鼻』、|顔？"),
        BreakCase("not at brackets of Latin width", "(犬)の鼻", "(犬)|の|鼻"),
        BreakCase("not at curved quotation marks", "“犬”だ", "“犬”|だ"),
        BreakCase("not in a run of dots", "そう……", "そ|う……"),
        BreakCase("not between a sign of money and its number", "￥500です", "￥500|で|す"),
        BreakCase("not before a percent sign", "約50%です", "約|50%|で|す"),
        BreakCase("between a number and its counter", "60秒", "60|秒"),
        BreakCase("not before a hyphen", "犬-", "犬-"),
        BreakCase("not at a no-break space", "犬\u{A0}猫", "犬\u{A0}猫"),
        BreakCase("at a space of full width, which is not shown", "犬　猫", "犬|猫"),
        BreakCase("between words of Korean only", "조금 더 가까이", "조금|더|가까이"),
        BreakCase("not before a question mark with a space, as in French", "Prêt ?", "Prêt ?"),
        BreakCase("not before a colon with a space either", "Attention : voilà !", "Attention :|voilà !"),
        BreakCase("at a dash with spaces", "a - b", "a|-|b"),
        BreakCase("after spaces at the beginning", "  a b", "|a|b"),
        BreakCase("nowhere in nothing", "", ""),
    ]
}

@Suite("Line breaks")
struct LineBreakTests {
    @Test("are where the languages allow them", arguments: BreakCase.all)
    private func pieces(_ row: BreakCase) {
        #expect(LineBreaks(row.text[...]).map { String($0.text) }.joined(separator: "|") == row.pieces)
    }

    @Test("lose nothing of a text", arguments: BreakCase.all)
    private func whole(_ row: BreakCase) {
        #expect(LineBreaks(row.text[...]).map { String($0.text + $0.spaces) }.joined() == row.text)
    }
}
