import Glibc
import TestSupport

/// A program that was started to be measured.
struct Program {
    /// What it used until it ended.
    struct Usage {
        /// Of all its threads, in user space and in the kernel.
        let cpuSeconds: Double
        let peakMebibytes: Double
    }

    private let words: [String]
    private let process: pid_t

    /// The booth that was built beside this program.
    static func booth(_ words: String...) throws -> [String] { try [BuiltProgram("nosebooth").path()] + words }

    /// - Parameters:
    ///   - words: the program, looked for in `PATH`, and its arguments.
    ///   - environment: added to this process's own.
    ///   - output: where its standard output goes; nowhere when not given. Its errors are not shown.
    init(_ words: [String], environment: [String: String] = [:], output: Int32? = nil) throws(BenchmarkError) {
        for (name, value) in environment { setenv(name, value, 1) }
        defer { for name in environment.keys { unsetenv(name) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
        guard status == 0 else {
            throw BenchmarkError(description: "\(words[0]) does not start: \(String(cString: strerror(status)))")
        }
        (self.words, self.process) = (words, process)
    }

    func stop() { kill(process, SIGTERM) }

    /// Until it ended.
    ///
    /// - Parameter anyStatus: also takes a program that was stopped or failed.
    @discardableResult func wait(anyStatus: Bool = false) throws(BenchmarkError) -> Usage {
        var (status, usage) = (Int32(0), rusage())
        guard wait4(process, &status, 0, &usage) == process, status == 0 || anyStatus else {
            throw BenchmarkError(description: "\(words.joined(separator: " ")) ended with status \(status >> 8)")
        }
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return Usage(
            cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakMebibytes: Double(usage.ru_maxrss) / 1024
        )
    }
}
