import Booth
import Glibc

@main
struct Nosebooth {
    /// Synchronous on purpose: an asynchronous main would leave the main thread, to which SDL is bound.
    @MainActor static func main() {
        exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
