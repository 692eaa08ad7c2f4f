import Foundation

/// A folder that is gone with its owner, whatever a test did to it.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// - Parameter parent: where it is made.
    package init(in parent: String = "/tmp") {
        var template = Array("\(parent)/nosebooth-test-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "no temporary folder")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file, with the folders above it, and returns its path.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) -> String {
        let target = URL(fileURLWithPath: file(name))
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: target)
        } catch {
            preconditionFailure("\(name) cannot be written: \(error)")
        }
        return target.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
