/// How lines of different lengths of one text line up.
public enum TextAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing

    func fraction(_ direction: LayoutDirection) -> Double {
        switch self {
        case .leading: HorizontalAlignment.leading.fraction(direction)
        case .center: 0.5
        case .trailing: HorizontalAlignment.trailing.fraction(direction)
        }
    }
}
