import Core
import Glibc

/// Measures and prints JSON. Figures are for comparing within one run on one machine; demands are those of the product.
@main
enum Benchmarks {
    static var all: [any Benchmark.Type] {
        [
            FrameBenchmark.self, CameraBenchmark.self, ReplayBenchmark.self, ViewBenchmark.self, BoothBenchmark.self,
            PlayerBenchmark.self,
        ]
    }

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        if let unknown = wanted.first(where: { name in !all.contains { $0.name == name } }) {
            StandardError.write(
                "Benchmarks: there is no \(unknown); there are \(all.map { $0.name }.joined(separator: ", "))\n")
            exit(64)
        }
        for benchmark in all where wanted.isEmpty || wanted.contains(benchmark.name) {
            do {
                for measurement in try benchmark.run() { StandardOutput.write(measurement.json.text + "\n") }
            } catch {
                StandardError.write("Benchmarks: \(benchmark.name): \(error)\n")
            }
        }
    }
}
