/// What a test was told.
@MainActor final class Diary {
    var entries: [String] = []
}
