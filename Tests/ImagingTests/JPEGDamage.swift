import TestSupport

/// What happens to a picture between a sensor and a disk.
enum JPEGDamage: CaseIterable, Sendable {
    case cutInHalf, endMissing, hole, zeroedRun, headerAlone, staleTail, startMissing, zerosOnly, nothing, webPage
    case secondPicture, garbageBehind, endMarkerAlone

    func applied(to good: [UInt8]) -> [UInt8] {
        let parts = JPEGSurgery(good)
        let lost = min(3072, (good.count - parts.middle) / 2)
        let holed = Array(good[..<parts.middle] + good[(parts.middle + lost)...])
        return switch self {
        case .cutInHalf: Array(good[..<(good.count / 2)])
        case .endMissing: Array(good.dropLast(2))
        case .hole: holed
        case .zeroedRun: good[..<parts.middle] + [UInt8](repeating: 0, count: lost) + good[(parts.middle + lost)...]
        case .headerAlone: Array(good[..<parts.dataStart])
        case .staleTail: holed + good.suffix(lost)
        case .startMissing: Array(good.dropFirst(2))
        case .zerosOnly: [UInt8](repeating: 0, count: good.count)
        case .nothing: []
        case .webPage: Array("<html></html>".utf8)
        case .secondPicture: good + good
        case .garbageBehind: good + Array("tail".utf8)
        case .endMarkerAlone: good[..<parts.dataStart] + [0xFF, 0xD9]
        }
    }
}

/// What is odd and does no harm.
enum JPEGOddity: CaseIterable, Sendable {
    case none, noTables, padding, oneZeroBehind, threeBytesBeforeEnd, fillBytes, comment

    func applied(to good: [UInt8]) -> [UInt8] {
        let parts = JPEGSurgery(good)
        return switch self {
        case .none: good
        case .noTables: parts.without(marker: 0xC4)
        case .padding: good + [UInt8](repeating: 0, count: 512)
        case .oneZeroBehind: good + [0]
        case .threeBytesBeforeEnd: good.dropLast(2) + [0x12, 0x34, 0x56] + good.suffix(2)
        case .fillBytes: parts.prefixed(by: [0xFF, 0xFF, 0xFF])
        case .comment: parts.prefixed(by: JPEGSurgery.segment(0xFE, Array("no place".utf8)))
        }
    }
}
