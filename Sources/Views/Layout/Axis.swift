/// A direction of the plane.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical

    /// Both or one of the directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
