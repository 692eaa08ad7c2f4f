/// Where a line begins; leading and trailing follow it.
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
}
