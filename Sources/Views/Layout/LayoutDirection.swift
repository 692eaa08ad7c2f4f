/// Where a line begins; leading and trailing follow it.
public enum LayoutDirection: Hashable, Sendable {
    /// Leading is left; the default.
    case leftToRight
    /// Leading is right, and rows run to the left. Points, offsets, shapes, icons and pictures are not mirrored.
    case rightToLeft
}
