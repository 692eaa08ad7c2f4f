import Core
import Foundation
import TestSupport
import Testing

/// The built `nosebooth`, run as others run it: in a folder of its own, with nothing typed.
struct Program {
    struct Answer {
        let code: Int32
        let output: String
        let messages: String

        /// One JSON object a line.
        func objects() throws -> [[String: Any]] {
            try output.split(separator: "\n").map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
        }
    }

    let folder: TemporaryFolder

    /// - Parameters:
    ///   - variables: what the environment says besides.
    ///   - without: what it does not say.
    func run(_ words: [String], variables: [String: String] = [:], without: [String] = []) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Program.path())
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
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
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messages))
        try process.run()
        process.waitUntilExit()
        return Answer(code: process.terminationStatus, output: try text(output), messages: try text(messages))
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// Beside the test bundle, where the build puts both.
    static func path() throws -> String {
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("nosebooth").path
        try #require(FileManager.default.isExecutableFile(atPath: path), "nosebooth was not built beside the tests")
        return path
    }
}
