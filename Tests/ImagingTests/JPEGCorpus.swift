import TestSupport

/// What cables and buses do to a picture, at places and of lengths that are drawn from a seed.
enum JPEGCorpus: CaseIterable, Sendable {
    /// Packets that were lost.
    case hole
    /// Packets that were never written, in a buffer that was empty.
    case zeroedRun
    /// The end is missing, from anywhere on.
    case truncation
    /// Eight bits of the data have tipped over.
    case bitFlips

    /// Of 600 such pictures so many have to be refused.
    var leastRefused: Int {
        switch self {
        case .hole, .zeroedRun: 588
        case .truncation: 600
        case .bitFlips: 480
        }
    }

    func applied(to good: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        let data = JPEGSurgery(good).dataStart..<good.count - 2
        var bytes = good
        switch self {
        case .hole: bytes.removeSubrange(JPEGCorpus.packets(of: data, &random))
        case .zeroedRun: for index in JPEGCorpus.packets(of: data, &random) { bytes[index] = 0 }
        case .truncation: bytes.removeLast(Int.random(in: 1...good.count, using: &random))
        case .bitFlips:
            for _ in 0..<8 {
                bytes[Int.random(in: data, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
        }
        return bytes
    }

    /// From a short packet to three long ones of a fast bus.
    private static func packets(of data: Range<Int>, _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: data.lowerBound..<data.upperBound - 128, using: &random)
        return start..<start + Int.random(in: 128...min(3072, data.upperBound - start), using: &random)
    }
}
