import Foundation
import TestSupport
import Testing

/// The built `Examples`, run as an integrator runs it: in a folder of its own, with nothing typed.
struct BuiltExamples {
    struct Answer {
        let code: Int32
        let output: String
        let messages: String
    }

    let folder = TemporaryFolder()

    /// Waits for its end. What does not end within a minute is killed, which shows in the code.
    func run(_ words: [String]) throws -> Answer {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = ["--signal=KILL", "60", try BuiltExamples.path()] + words
        process.currentDirectoryURL = URL(filePath: folder.path)
        // Files and not pipes: nobody has to read while it runs.
        let (output, messages) = (folder.write([], to: ".stdout"), folder.write([], to: ".stderr"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
        try process.run()
        process.waitUntilExit()
        return Answer(
            code: process.terminationStatus, output: try BuiltExamples.text(output),
            messages: try BuiltExamples.text(messages))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// Beside the test bundle, where the build puts both.
    private static func path() throws -> String {
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(filePath: bundle).deletingLastPathComponent().appending(path: "Examples").path
        try #require(FileManager.default.isExecutableFile(atPath: path), "Examples was not built beside the tests")
        return path
    }
}
