/// A side of a rectangle; leading and trailing follow the direction of reading.
public enum Edge: Hashable, Sendable {
    /// The upper side.
    case top
    /// Where lines begin: left, in right-to-left layouts right.
    case leading
    /// The lower side.
    case bottom
    /// Where lines end: right, in right-to-left layouts left.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        /// 1 for top, 2 for leading, 4 for bottom, 8 for trailing, added up.
        public let rawValue: Int

        /// Other bits than those of 1, 2, 4 and 8 mean nothing.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// Where lines begin: left, in right-to-left layouts right.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// Where lines end: right, in right-to-left layouts left.
        public static let trailing = Set(rawValue: 8)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}
