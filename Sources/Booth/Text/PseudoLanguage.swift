/// Makes a sentence longer by a third and accented, with brackets that show where it was cut.
enum PseudoLanguage {
    private static let accented: [Character: Character] = [
        "a": "á", "e": "ë", "i": "ï", "o": "ö", "u": "ü", "A": "Å", "E": "É", "I": "Î", "O": "Ø", "U": "Ü", "c": "ç",
        "n": "ñ",
    ]

    static func lengthened(_ text: String) -> String {
        var isInside = false
        let letters = text.map { character -> Character in
            // Names of values stay as they are.
            if character == "{" { isInside = true }
            if character == "}" { isInside = false }
            return isInside ? character : accented[character] ?? character
        }
        return "[" + String(letters) + String(repeating: "~", count: max(2, text.count / 3)) + "]"
    }
}
