/// The direction in which a paragraph is read. It holds for each of its lines, whatever a line begins with.
enum ParagraphDirection {
    /// That of the first strong character of the paragraph: rules P2 and P3 of UAX #9, without isolates, which our texts
    /// never hold.
    ///
    /// - Parameter surroundings: the direction of the views around, which is that of a paragraph without letters.
    /// - Returns: `nil` when nothing in it is read from right to left, so that its lines need not be told.
    static func of(_ paragraph: Substring, in surroundings: LayoutDirection) -> LayoutDirection? {
        let scalars = paragraph.unicodeScalars
        let first = scalars.lazy.compactMap(\.strongDirection).first
        if first == nil, surroundings == .rightToLeft { return .rightToLeft }
        guard scalars.contains(where: { $0.isOfRightToLeftScript || $0.value == 0x200F }) else { return nil }
        return first ?? .leftToRight
    }

    /// False for nearly all texts that need no look at their characters: by the first bytes of UTF-8, cheaply.
    static func mayMatter(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            // U+0580 to U+0FFF, U+2000 to U+2FFF for a mark of direction, U+F000 to U+FFFF, and beyond U+10000.
            case 0xD6...0xE0, 0xE2, 0xEF, 0xF0: true
            default: false
            }
        }
    }
}
