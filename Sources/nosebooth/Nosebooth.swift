import Booth
import Core
import Glibc

@main
struct Nosebooth {
    /// Synchronous on purpose: an asynchronous main would leave the main thread, to which SDL is bound.
    @MainActor static func main() {
        StandardDescriptors.openMissing()
        ProcessSignals.outliveFileLimits()
        guard wordsAreText else {
            StandardError.write("nosebooth: a name or option is not UTF-8 text\n")
            exit(ExitCode.usage.rawValue)
        }
        exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Swift puts another character in the place of what is no UTF-8, which would then name another file.
    private static var wordsAreText: Bool {
        (0..<Int(CommandLine.argc)).allSatisfy { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
        }
    }
}
