import Views

/// The classes of the bidirectional algorithm (UAX #9, table 4) that lines on our screens meet.
enum BidiClass {
    case left, right, arabicLetter
    /// Digits of Europe, and those of Persian and Urdu.
    case number
    case arabicNumber
    /// Plus and minus: they join European numbers.
    case sign
    /// Comma, point, colon and slash: they join numbers of either kind.
    case separator
    /// Signs of currencies and parts: they join the European number beside them.
    case terminator
    case neutral
    /// Takes the class of what stands before it. So do the characters that nobody sees, which the algorithm leaves out.
    case mark

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089, 0xFF10...0xFF19:
            self = .number
        case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD: self = .arabicNumber
        case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFF0B, 0xFF0D: self = .sign
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: self = .separator
        case 0x23, 0x24, 0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213:
            self = .terminator
        default:
            switch scalar.strongDirection {
            case .leftToRight: self = .left
            case .rightToLeft: self = scalar.isOfArabicKind ? .arabicLetter : .right
            case nil: self = scalar.isMark || scalar.isUnseen ? .mark : .neutral
            }
        }
    }

    /// What it counts as for the brackets and neutrals around it, once numbers are resolved: `left`, `right`, or `nil`
    /// without a direction of its own. Numbers count as right to left.
    var resolvedDirection: BidiClass? {
        switch self {
        case .left: .left
        case .right, .arabicLetter, .number, .arabicNumber: .right
        case .sign, .separator, .terminator, .neutral, .mark: nil
        }
    }
}

extension Unicode.Scalar {
    /// Letters after which European digits count as Arabic ones: of Arabic, Syriac and Thaana.
    fileprivate var isOfArabicKind: Bool {
        switch value {
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EC70...0x1EEFF: true
        default: false
        }
    }

    fileprivate var isUnseen: Bool {
        switch properties.generalCategory {
        case .format: true
        // Tab and line ends stand between words.
        case .control: !properties.isWhitespace
        default: false
        }
    }
}
