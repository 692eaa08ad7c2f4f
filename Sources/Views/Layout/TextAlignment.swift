/// How lines of different lengths of one text line up.
public enum TextAlignment: Hashable, Sendable {
    /// By their beginnings: left, in right-to-left layouts right, whatever the language of the text.
    case leading
    /// By their middles.
    case center
    /// By their ends: right, in right-to-left layouts left, whatever the language of the text.
    case trailing

    func fraction(_ direction: LayoutDirection) -> Double {
        switch self {
        case .leading: HorizontalAlignment.leading.fraction(direction)
        case .center: 0.5
        case .trailing: HorizontalAlignment.trailing.fraction(direction)
        }
    }
}
