import Core

@testable import Views

/// The four kinds of children that a stack has to deal with, by the letters of the tables.
enum StackChild: Character {
    /// 60 × 30 whatever is offered.
    case fixed = "F"
    /// As large as is offered.
    case flexible = "X"
    /// As large as is offered, from 40 × 20 to 90 × 50.
    case limited = "L"
    /// 90 × 20 on one line, 40 × 40 on two, 50 × 20 on one that is cut.
    case text = "T"

    @MainActor func view(_ color: Color) -> AnyView {
        switch self {
        case .fixed: AnyView(color.frame(width: 60, height: 30))
        case .flexible: AnyView(color)
        case .limited: AnyView(color.frame(minWidth: 40, maxWidth: 90, minHeight: 20, maxHeight: 50))
        case .text: AnyView(Text("abcd efgh").background(color))
        }
    }
}
