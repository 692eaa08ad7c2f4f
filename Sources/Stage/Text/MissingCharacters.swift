import Views

/// What kinds of characters texts have needed and no font has: once for a script or another kind, not for each character.
struct MissingCharacters {
    private(set) var problems: [String] = []
    private var kinds: Set<String> = []

    /// More kinds than a text that means something has.
    private static let bound = 32

    mutating func note(_ scalar: Unicode.Scalar) {
        guard kinds.count < Self.bound, let kind = Self.kind(of: scalar), kinds.insert(kind).inserted else { return }
        problems.append("No font that is installed has \(kind); boxes stand in their place.")
    }

    /// `nil` for what has nothing to show.
    private static func kind(of scalar: Unicode.Scalar) -> String? {
        let properties = scalar.properties
        guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { return nil }
        if properties.isEmojiPresentation { return "emoji" }
        switch Script(scalar) {
        case .latin: return "these Latin letters"
        case .greek: return "Greek letters"
        case .cyrillic: return "Cyrillic letters"
        case .hebrew: return "Hebrew letters"
        case .arabic: return "Arabic letters"
        case .devanagari: return "Devanagari letters"
        case .thai: return "Thai letters"
        case .kana, .han: return "Chinese and Japanese characters"
        case .hangul: return "Korean characters"
        case .common: break
        }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator: return nil
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return "symbols of this kind"
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return "punctuation of this kind"
        case .privateUse, .unassigned: return "characters without a meaning of their own"
        default:
            // Scripts lie in blocks of this size, or of several.
            let number = String(scalar.value & ~0x7F, radix: 16, uppercase: true)
            return "letters from U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number) on"
        }
    }
}
