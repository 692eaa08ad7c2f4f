/// One thing that the doctor looked at.
struct Finding: Equatable, Sendable {
    enum Verdict: String, Sendable {
        case good
        /// The booth starts without it and lacks something.
        case warning
        /// The booth cannot do its work.
        case missing

        var mark: String {
            switch self {
            case .good: "ok     "
            case .warning: "warning"
            case .missing: "MISSING"
            }
        }
    }

    let part: String
    let verdict: Verdict
    /// A sentence for people.
    let detail: String
}
