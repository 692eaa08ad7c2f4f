import Foundation
import TestSupport
import Testing

/// The built `nosebooth` in a folder of its own.
struct Program {
    typealias Answer = BuiltProgram.Answer

    private static let built = BuiltProgram("nosebooth")

    let folder: TemporaryFolder

    /// - Parameters:
    ///   - variables: what the environment says besides.
    ///   - without: what it does not say.
    func run(_ words: [String], variables: [String: String] = [:], without: [String] = []) throws -> Answer {
        try Program.built.run(words, in: folder, variables: variables, without: without)
    }

    static func path() throws -> String { try built.path() }
}

extension BuiltProgram.Answer {
    /// One JSON object a line.
    func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }
}
