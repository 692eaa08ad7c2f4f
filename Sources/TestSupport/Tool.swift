import Foundation

/// A program that we did not write and that checks what we wrote.
package struct Tool: Sendable {
    let name: String

    package static let bagit = Tool(name: "bagit.py")
    package static let sha256sum = Tool(name: "sha256sum")
    package static let shell = Tool(name: "sh")
    package static let python = Tool(name: "python3")

    /// Prints why tests are skipped: a skip must not look like a pass.
    package var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        if !isThere { print("SKIPPED: \(name) is not installed, so that nothing is checked with it") }
        return isThere
    }

    package func run(_ arguments: [String], in directory: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
