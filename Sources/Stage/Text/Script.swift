/// The scripts that need a face or a shaping of their own; `latin` stands for all that the main face has.
enum Script: Int, CaseIterable, Hashable {
    case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, kana, han, hangul
    /// Digits, punctuation, spaces, symbols: they join the run around them.
    case common

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
            self = .latin
        case 0x250...0x2AF, 0x2C60...0x2C7F, 0xA720...0xA7FF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
        case 0x660...0x669, 0x66A...0x66D, 0x60C, 0x61B, 0x61F: self = .arabic
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
        case 0x3001...0x303F, 0xFF00...0xFF65: self = .kana
        case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        default: self = .common
        }
    }

    /// ISO 15924, as HarfBuzz wants it.
    var tag: String {
        switch self {
        case .latin, .common: "Latn"
        case .greek: "Grek"
        case .cyrillic: "Cyrl"
        case .hebrew: "Hebr"
        case .arabic: "Arab"
        case .devanagari: "Deva"
        case .thai: "Thai"
        case .kana: "Kana"
        case .han: "Hani"
        case .hangul: "Hang"
        }
    }
}
