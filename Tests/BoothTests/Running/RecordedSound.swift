import Foundation
import Testing

/// What SDL's disk driver wrote: 16-bit stereo at 44.1 kHz.
struct RecordedSound {
    private static let rate = 44_100.0
    /// 46 ms: short enough to tell sounds apart, long enough to tell their pitches apart.
    private static let window = 2048

    private let left: [Double]

    init(path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        left = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 3, by: 4).map {
                Double(Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)))
            }
        }
        try #require(left.contains { abs($0) > 500 }, "nothing was to be heard")
    }

    /// How often a sound with all of these pitches, and none of the others, is heard with a pause before it.
    func occurrences(of pitches: [Double], withoutAny others: [Double]) -> Int {
        var count = 0
        var silence = Int.max / 2
        for start in stride(from: 0, to: left.count - RecordedSound.window, by: RecordedSound.window / 2) {
            let slice = left[start..<start + RecordedSound.window]
            let isHeard =
                pitches.allSatisfy { amplitude(slice, $0) > 700 } && others.allSatisfy { amplitude(slice, $0) < 400 }
            // Five half windows are 116 ms: more than the decay of a sound wavers.
            if isHeard, silence > 5 { count += 1 }
            silence = isHeard ? 0 : silence + 1
        }
        return count
    }

    /// Amplitude of one frequency in a window (Goertzel 1958), in sample steps.
    private func amplitude(_ slice: ArraySlice<Double>, _ frequency: Double) -> Double {
        let turn = 2 * cos(2 * .pi * frequency / RecordedSound.rate)
        var (last, before) = (0.0, 0.0)
        for sample in slice { (last, before) = (sample + turn * last - before, last) }
        let power = last * last + before * before - turn * last * before
        return 2 * max(0, power).squareRoot() / Double(slice.count)
    }
}
