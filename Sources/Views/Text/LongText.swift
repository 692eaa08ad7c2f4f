/// Keeps texts to what a screen can show at all.
enum LongText {
    /// In bytes of UTF-8. A panel of 1920 x 1200 pixels has room for half as many letters of eight pixels.
    static let bound = 1 << 16

    /// The text, or what of a far too long one can be shown, with an ellipsis.
    static func beginning(of text: String) -> String {
        guard text.utf8.count > bound else { return text }
        // The last character may have been cut in its middle.
        return text[..<text.utf8.index(text.startIndex, offsetBy: bound)].dropLast() + "\u{2026}"
    }
}
