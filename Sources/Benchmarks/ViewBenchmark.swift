import Booth
import CAllocations
import Core
import Glibc
import Stage
import Views

/// What the camera screen costs in a turn in which its animal moved: built, laid out and listed, with real fonts, and
/// not drawn. CPU time of the thread, so that others on the machine do not count.
enum ViewBenchmark: Benchmark {
    static let name = "views"
    private static let turns = 3000

    static func run(in _: String) throws -> [Measurement] { try MainActor.assumeIsolated { try measure() } }

    @MainActor private static func measure() throws -> [Measurement] {
        let size = Size(width: 1280, height: 720)
        let stage = try OffscreenStage(size: size, assets: .find())
        let screen = try MeasuredCameraScreen(assets: .find())
        let host = ViewHost(measurer: stage.text) { screen }
        var commands = 0
        var turn = 0
        func show() {
            // Around and around, as a dog holds its head; never twice at the same place.
            let angle = Double(turn) * 0.05
            screen.show(box: Rect(x: 0.4 + 0.1 * sin(angle), y: 0.4 + 0.1 * cos(angle), width: 0.2, height: 0.3))
            commands = host.update(size: size, now: Instant(seconds: 10 + Double(turn) / 30)).commands.count
            turn += 1
        }
        for _ in 0..<300 { show() }
        try checkCounter()
        let (allocated, start) = (callocations_large(), callocations_thread_seconds())
        for _ in 0..<turns { show() }
        let seconds = callocations_thread_seconds() - start
        let large = callocations_large() - allocated
        guard commands > 10 else { throw BenchmarkError(description: "the screen is empty") }
        return [
            Measurement(
                name: "cameraScreen", value: seconds / Double(turns) * 1000, unit: "ms", demand: .atMost(0.3)),
            Measurement(
                name: "cameraScreenAllocationsOver4KiB", value: Double(large) / Double(turns), unit: "count",
                demand: .atMost(0)),
        ]
    }

    /// A counter that does not count would find nothing.
    private static func checkCounter() throws {
        let before = callocations_large()
        let block = [UInt8](repeating: UInt8(truncatingIfNeeded: before), count: 8192)
        guard callocations_large() == before + 1, block.count == 8192 else {
            throw BenchmarkError(description: "allocations are not counted")
        }
    }
}
