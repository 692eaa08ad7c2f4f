import TestSupport

/// The built `Examples`, run as an integrator runs it: in a folder of its own, with nothing typed.
struct BuiltExamples {
    typealias Answer = BuiltProgram.Answer

    let folder = TemporaryFolder()

    /// Waits for its end. What does not end within a minute is killed, which shows in the code.
    func run(_ words: [String]) throws -> Answer {
        try BuiltProgram("Examples").run(words, in: folder, patience: 60)
    }
}
