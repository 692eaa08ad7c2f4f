import Views

/// The classes of the bidirectional algorithm (UAX #9) that lines on our screens meet.
enum BidiClass {
    case left, right, number, arabicNumber, separator, terminator, neutral
    /// Takes the class of what stands before it.
    case mark

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9: self = .number
        case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
        case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: self = .separator
        case 0x23, 0x24, 0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030, 0x20A0...0x20CF, 0x66A, 0x2212: self = .terminator
        default:
            if scalar.isMark {
                self = .mark
            } else {
                switch scalar.strongDirection {
                case .leftToRight: self = .left
                case .rightToLeft: self = .right
                case nil: self = .neutral
                }
            }
        }
    }
}
