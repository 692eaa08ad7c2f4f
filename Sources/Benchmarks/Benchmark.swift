import Core

/// Something that can be measured on its own.
protocol Benchmark {
    static var name: String { get }
    /// - Parameter folder: where what needs a real disk is written, in a folder of its own that goes afterwards.
    static func run(in folder: String) throws -> [Measurement]
}

/// Why a measurement could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
}

/// Runs the body until it took long enough to be measured and returns seconds for one call.
func secondsPerCall(atLeast seconds: Double = 1, _ body: () throws -> Void) rethrows -> Double {
    try body()
    let clock = SystemClock()
    let start = clock.now
    var calls = 0
    repeat {
        try body()
        calls += 1
    } while clock.now - start < seconds
    return (clock.now - start) / Double(calls)
}
