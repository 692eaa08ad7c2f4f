/// What is wrong with a command line, as a sentence.
struct UsageError: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}
