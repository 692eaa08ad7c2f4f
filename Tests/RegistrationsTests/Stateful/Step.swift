import TestSupport

/// One thing that happens to a store in a long life. A value, so that a life can be shortened and lived again.
enum Step: Equatable, Sendable {
    case register(seed: UInt8)
    /// The numbers choose among what is there.
    case erase(Int)
    case copy(Int)
    case thumbnail(Int)
    case evict
    /// The program dies at a call, in the middle of a registration or of an erasure.
    case dieRegistering(call: Int)
    case dieErasing(Int, call: Int)
    /// A call fails: the disk says so, and goes on.
    case fail(call: Int, errno: Int32)
    case powerCut(seed: UInt64)
    case restart
    case recover
    case turnClock(years: Int)
    case fill(room: Int)
    case makeRoom
    case secondProgram
    case scrub

    static func life(of count: Int, seed: UInt64) -> [Step] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in random(&generator) }
    }

    private static func random(_ generator: inout SeededGenerator) -> Step {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        switch number(0..<100) {
        case 0..<30: return .register(seed: UInt8(number(0..<256)))
        case 30..<40: return .erase(number(0..<1000))
        case 40..<50: return .copy(number(0..<1000))
        case 50..<53: return .thumbnail(number(0..<1000))
        case 53..<58: return .evict
        case 58..<64: return .dieRegistering(call: number(0..<40))
        case 64..<69: return .dieErasing(number(0..<1000), call: number(0..<20))
        case 69..<74: return .fail(call: number(0..<30), errno: [5, 28, 30, 122][number(0..<4)])
        case 74..<80: return .powerCut(seed: generator.next())
        case 80..<84: return .restart
        case 84..<87: return .recover
        case 87..<91: return .turnClock(years: number(-10..<11))
        case 91..<93: return .fill(room: number(0..<3000))
        case 93..<96: return .makeRoom
        case 96..<98: return .secondProgram
        default: return .scrub
        }
    }
}
