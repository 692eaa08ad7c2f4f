import Foundation

/// A program of this package, run as others run it: in a folder of its own, with nothing typed.
package struct BuiltProgram: Sendable {
    /// What it said until it ended.
    package struct Answer: Sendable {
        package let code: Int32
        /// Its standard output.
        package let output: String
        /// Its standard error.
        package let messages: String
    }

    /// There is no such program where the build puts it.
    package struct Missing: Error, CustomStringConvertible {
        package let name: String
        package var description: String { "\(name) was not built beside this program" }
    }

    private let name: String

    package init(_ name: String) { self.name = name }

    /// Beside the running program: the build puts tests, benchmarks and what they run into one folder.
    package func path() throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(filePath: own).deletingLastPathComponent().appending(path: name).path
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(name: name) }
        return path
    }

    /// Waits for its end.
    ///
    /// - Parameters:
    ///   - words: its arguments.
    ///   - variables: what the environment says besides.
    ///   - without: what it does not say.
    ///   - patience: seconds after which it is killed, which shows in the code; `nil` for no end.
    package func run(
        _ words: [String], in folder: TemporaryFolder, variables: [String: String] = [:], without: [String] = [],
        patience: Int? = nil
    ) throws -> Answer {
        let process = Process()
        let guardian = patience.map { ["/usr/bin/timeout", "--signal=KILL", String($0)] } ?? []
        let line = try guardian + [path()] + words
        process.executableURL = URL(filePath: line[0])
        process.arguments = Array(line.dropFirst())
        process.currentDirectoryURL = URL(filePath: folder.path)
        // The store of whoever runs the tests is none of ours.
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_DATA_HOME"] = folder.file("data")
        environment["STATE_DIRECTORY"] = nil
        environment.merge(variables) { $1 }
        without.forEach { environment[$0] = nil }
        process.environment = environment
        // Files and not pipes: nobody has to read while it runs.
        let (output, messages) = (folder.write([], to: ".stdout"), folder.write([], to: ".stderr"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
        try process.run()
        process.waitUntilExit()
        return Answer(
            code: process.terminationStatus, output: try BuiltProgram.text(output),
            messages: try BuiltProgram.text(messages))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
