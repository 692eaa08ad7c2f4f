/// A direction of the plane.
public enum Axis: Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Both or one of the directions.
    public struct Set: OptionSet, Sendable {
        /// 1 for horizontal, 2 for vertical, added up.
        public let rawValue: Int

        /// Other bits than those of 1 and 2 mean nothing.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
