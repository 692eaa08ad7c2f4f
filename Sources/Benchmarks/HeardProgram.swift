import Core
import Glibc

/// A program that was started to be measured, and whose standard output is read.
struct HeardProgram: ~Copyable {
    let program: Program
    private let output: OwnedDescriptor

    /// - Parameters:
    ///   - words: the program, looked for in `PATH`, and its arguments.
    ///   - environment: added to this process's own.
    init(_ words: [String], environment: [String: String] = [:]) throws(BenchmarkError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw BenchmarkError(description: "pipe: errno \(errno)") }
        let output = OwnedDescriptor(owning: ends[0])
        // Only the program holds this end from here on: the output is over when it ends.
        let input = OwnedDescriptor(owning: ends[1])
        program = try Program(words, environment: environment, output: input.number)
        self.output = output
    }

    /// Waits until it says something.
    ///
    /// - Returns: some of it, so many bytes at the most; none when it says nothing any more.
    func read(atMost count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = Glibc.read(output.number, &bytes, count)
        return Array(bytes.prefix(max(0, length)))
    }

    /// Waits until it says nothing any more.
    func readToEnd() { while !read(atMost: 4096).isEmpty {} }
}
