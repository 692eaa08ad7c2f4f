extension Unicode.Scalar {
    /// The direction of a strong character of the bidirectional algorithm (UAX #9, table 4); `nil` for digits,
    /// punctuation, spaces, symbols, and marks, which take the direction of what is around them.
    package var strongDirection: LayoutDirection? {
        switch value {
        case 0x200E: .leftToRight
        case 0x200F, 0x61C: .rightToLeft
        default:
            if isMark {
                nil
            } else if isOfRightToLeftScript {
                properties.isAlphabetic ? .rightToLeft : nil
            } else {
                properties.isAlphabetic || properties.isIdeographic ? .leftToRight : nil
            }
        }
    }

    /// Belongs to the letter before it.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: value == 0x200D || (0xFE00...0xFE0F).contains(value)
        }
    }

    /// Whether it lies in a block of Hebrew, Arabic, or another script that is written from right to left.
    package var isOfRightToLeftScript: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
