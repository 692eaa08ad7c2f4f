import Core
import Glibc
import TestSupport

/// The booth itself, without a screen: seconds from its start to its first picture, and its memory at the most.
enum BoothBenchmark: Benchmark {
    static let name = "booth"

    static func run() throws -> [Measurement] {
        let folder = TemporaryFolder()
        let clock = SystemClock()
        let start = clock.now
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw BenchmarkError(description: "pipe: errno \(errno)") }
        let booth = try Program(
            Program.booth(
                "run", "--headless", "--species", "dog", "--window", "1280x720", "--source",
                "replay:" + AssetFolder.find().file("demo/dog.mjpeg") + "?loop=1", "--store", folder.file("store")),
            environment: ["SDL_AUDIODRIVER": "dummy"], output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        var byte: UInt8 = 0
        // The first line is said after the first picture was presented.
        guard read(ends[0], &byte, 1) == 1 else { throw BenchmarkError(description: "the booth said nothing") }
        let first = clock.now - start
        var rest = [UInt8](repeating: 0, count: 4096)
        while read(ends[0], &rest, rest.count) > 0 {}
        let usage = try booth.wait()
        return [
            Measurement(name: "firstPicture", value: first, unit: "s", demand: .atMost(1)),
            Measurement(name: "peakMemory", value: usage.peakMebibytes, unit: "MiB", demand: .atMost(250)),
        ]
    }
}
