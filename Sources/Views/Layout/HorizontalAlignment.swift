/// How views of different widths line up.
public enum HorizontalAlignment: Hashable, Sendable {
    /// By the edges where lines begin: left, in right-to-left layouts right.
    case leading
    /// By their middles.
    case center
    /// By the edges where lines end: right, in right-to-left layouts left.
    case trailing

    /// The part of the free width that lies to the left.
    func fraction(_ direction: LayoutDirection) -> Double {
        switch self {
        case .leading: direction == .leftToRight ? 0 : 1
        case .center: 0.5
        case .trailing: direction == .leftToRight ? 1 : 0
        }
    }
}
