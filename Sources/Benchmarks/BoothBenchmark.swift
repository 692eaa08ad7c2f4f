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
        let child = try spawn(
            [
                "run", "--headless", "--species", "dog", "--window", "1280x720", "--source",
                "replay:" + AssetFolder.find().file("demo/dog.mjpeg") + "?loop=1", "--store", folder.file("store"),
            ], output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        var byte: UInt8 = 0
        // The first line is said after the first picture was presented.
        guard read(ends[0], &byte, 1) == 1 else { throw BenchmarkError(description: "the booth said nothing") }
        let first = clock.now - start
        var rest = [UInt8](repeating: 0, count: 4096)
        while read(ends[0], &rest, rest.count) > 0 {}
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else {
            throw BenchmarkError(description: "the booth ended with status \(status >> 8)")
        }
        return [
            Measurement(name: "firstPicture", value: first, unit: "s", demand: .atMost(1)),
            Measurement(name: "peakMemory", value: Double(usage.ru_maxrss) / 1024, unit: "MiB", demand: .atMost(250)),
        ]
    }

    /// Starts the booth that was built beside this program.
    private static func spawn(_ words: [String], output: Int32) throws -> pid_t {
        var path = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        let own = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let booth = own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/nosebooth"
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var arguments: [UnsafeMutablePointer<CChar>?] = ([booth] + words).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        let status = posix_spawn(&child, booth, &actions, nil, &arguments, environ)
        guard status == 0 else { throw BenchmarkError(description: "\(booth) does not start: errno \(status)") }
        return child
    }
}
