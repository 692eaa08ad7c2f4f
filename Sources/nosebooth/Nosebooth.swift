import Booth
import Core
import Glibc

@main
struct Nosebooth {
    /// Synchronous on purpose: an asynchronous main would leave the main thread, to which SDL is bound.
    @MainActor static func main() {
        StandardDescriptors.openMissing()
        exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
