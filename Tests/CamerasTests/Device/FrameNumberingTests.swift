import Cameras
import Testing

@Suite("Numbers of frames")
struct FrameNumberingTests {
    private func numbers(_ counts: [UInt32], from first: Int = 0) -> (numbers: [Int], missed: Int) {
        var numbering = FrameNumbering(from: first)
        let numbers = counts.map { numbering.number($0) }
        return (numbers, numbering.missed)
    }

    @Test("a gap in the driver's count is a gap in ours, and is counted")
    func gap() {
        let result = numbers([0, 1, 4, 5], from: 10)
        #expect(result.numbers == [10, 11, 14, 15])
        #expect(result.missed == 2)
    }

    @Test("a driver that does not count gives frames in a row", arguments: [[0, 0, 0], [7, 7, 7]] as [[UInt32]])
    func uncounted(counts: [UInt32]) {
        let result = numbers(counts)
        #expect(result.numbers == [0, 1, 2])
        #expect(result.missed == 0)
    }

    @Test(
        "a count that starts again, or leaps, is no gap",
        arguments: [[5, 6, 0, 1], [5, 6, 4_000_000, 4_000_001]] as [[UInt32]])
    func restarted(counts: [UInt32]) {
        let result = numbers(counts)
        #expect(result.numbers == [0, 1, 2, 3])
        #expect(result.missed == 0)
    }

    @Test("a count that overflows goes on")
    func overflow() { #expect(numbers([.max, 0, 2]).numbers == [0, 1, 3]) }
}
