import Core
import Glibc

/// Measures and prints JSON. Figures are for comparing within one run on one machine; demands are those of the product.
@main
enum Benchmarks {
    static var all: [any Benchmark.Type] {
        [
            FrameBenchmark.self, CameraBenchmark.self, ReplayBenchmark.self, ViewBenchmark.self, BoothBenchmark.self,
            PlayerBenchmark.self, StoreBenchmark.self,
        ]
    }

    static func main() {
        var wanted = Array(CommandLine.arguments.dropFirst())
        var folder = "."
        if let option = wanted.firstIndex(of: "--folder") {
            guard option + 1 < wanted.count else {
                StandardError.write("Benchmarks: --folder needs a folder\n")
                exit(64)
            }
            folder = wanted[option + 1]
            wanted.removeSubrange(option...option + 1)
        }
        if let unknown = wanted.first(where: { name in !all.contains { $0.name == name } }) {
            StandardError.write(
                "Benchmarks: there is no \(unknown); there are \(all.map { $0.name }.joined(separator: ", "))\n")
            exit(64)
        }
        for benchmark in all where wanted.isEmpty || wanted.contains(benchmark.name) {
            do {
                for measurement in try benchmark.run(in: folder) { StandardOutput.write(measurement.json.text + "\n") }
            } catch {
                StandardError.write("Benchmarks: \(benchmark.name): \(error)\n")
            }
        }
    }
}
