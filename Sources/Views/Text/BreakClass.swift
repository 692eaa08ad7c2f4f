/// What a character forbids where a line ends: a small part of Unicode's annex 14, with the Japanese rules (kinsoku) of
/// JIS X 4051.
enum BreakClass {
    case other
    case space
    case hyphen
    /// May not begin a line: closing brackets, stops, small kana, marks of length and repetition, units behind a number.
    case closing
    /// May not begin a line either, not even after a space, as the question mark in French.
    case ending
    /// May not end a line: opening brackets, signs of money before a number.
    case opening
    /// Keeps what is before it and after it on its line.
    case glue

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .other
            return
        }
        switch scalar.value {
        // With a mark on it, a space is something to be seen.
        case 0x20, 0x9, 0x200B, 0x3000: self = character.unicodeScalars.count == 1 ? .space : .other
        case 0x2D: self = .hyphen
        case 0xA0, 0x202F, 0x2060, 0xFEFF: self = .glue
        // ! ) : ; ? ] } and the ellipsis.
        case 0x21, 0x29, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2026: self = .ending
        // % , . ° » ‐ – ’ ” ‥ ‰ ′ ″ ‼ ⁇ ⁈ ⁉ ℃
        case 0x25, 0x2C, 0x2E, 0xB0, 0xBB, 0x2010, 0x2013, 0x2019, 0x201D, 0x2025, 0x2030, 0x2032, 0x2033, 0x203C,
            0x2047...0x2049, 0x2103:
            self = .closing
        // 、 。 々 〉 》 」 』 】 〕 〗 〙 〛 〜 〞 〟 〻
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301C,
            0x301E, 0x301F, 0x303B:
            self = .closing
        // ぁ ぃ ぅ ぇ ぉ っ ゃ ゅ ょ ゎ ゕ ゖ ゛ ゜ ゝ ゞ ゠
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
            0x309B...0x309E, 0x30A0:
            self = .closing
        // ァ ィ ゥ ェ ォ ッ ャ ュ ョ ヮ ヵ ヶ ・ ー ヽ ヾ and the small kana of Ainu.
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6,
            0x30FB...0x30FE, 0x31F0...0x31FF:
            self = .closing
        // ！ ％ ） ， ． ： ； ？ ］ ｝ ～ ｠ ｡ ｣ ､ ･ ￠ and the small and voiced kana of half width.
        case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E, 0xFF60, 0xFF61,
            0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F, 0xFFE0:
            self = .closing
        // $ ( [ { £ ¥ « ‘ “ №
        case 0x24, 0x28, 0x5B, 0x7B, 0xA3, 0xA5, 0xAB, 0x2018, 0x201C, 0x2116: self = .opening
        // 〈 《 「 『 【 〔 〖 〘 〚 〝 ＄ （ ［ ｛ ｟ ｢ ￡ ￥
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF04, 0xFF08, 0xFF3B,
            0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5:
            self = .opening
        default: self = .other
        }
    }
}
