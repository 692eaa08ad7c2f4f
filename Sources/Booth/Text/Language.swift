/// The languages of the booth.
enum Language: String, CaseIterable, Sendable {
    case en, es, fr, de, ko, ja, ar
    /// English made longer and accented, to see what a screen does to a long language.
    case pseudo = "qps"

    var isRightToLeft: Bool { self == .ar }
}
