import Core
import TestSupport

/// The booth itself, without a screen: seconds from its start to its first picture, and its memory at the most.
enum BoothBenchmark: Benchmark {
    static let name = "booth"

    static func run(in _: String) throws -> [Measurement] {
        let folder = TemporaryFolder()
        let clock = SystemClock()
        let start = clock.now
        let booth = try HeardProgram(
            Program.booth(
                "run", "--headless", "--species", "dog", "--window", "1280x720", "--source",
                "replay:" + AssetFolder.find().file("demo/dog.mjpeg") + "?loop=1", "--store", folder.file("store")),
            environment: ["SDL_AUDIODRIVER": "dummy"])
        // The first line is said after the first picture was presented.
        guard !booth.read(atMost: 1).isEmpty else { throw BenchmarkError(description: "the booth said nothing") }
        let first = clock.now - start
        booth.readToEnd()
        let usage = try booth.program.wait()
        return [
            Measurement(name: "firstPicture", value: first, unit: "s", demand: .atMost(1)),
            Measurement(name: "peakMemory", value: usage.peakMebibytes, unit: "MiB", demand: .atMost(250)),
        ]
    }
}
