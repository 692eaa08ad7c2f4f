/// A font as the stage finds it: size in points and weight, and what else the shaping of a line depends on. The face
/// follows from the text's script.
public struct ResolvedFont: Equatable, Hashable, Sendable {
    public enum Weight: Int, Equatable, Hashable, Sendable { case regular, semibold }

    public var size: Double
    public var weight: Weight
    /// Digits of equal width, so that a growing number does not shake.
    public var monospacedDigits: Bool
    /// The direction of the paragraph that the line is part of, which its first letter may belie: the second line of an
    /// Arabic paragraph can begin with a Latin word. `nil` leaves it to the line's first letter.
    public var direction: LayoutDirection?

    /// - Parameters:
    ///   - size: height of the letters' square in points, more than 0.
    ///   - direction: of the paragraph that the line is part of.
    public init(
        size: Double, weight: Weight = .regular, monospacedDigits: Bool = false, direction: LayoutDirection? = nil
    ) {
        self.size = size
        self.weight = weight
        self.monospacedDigits = monospacedDigits
        self.direction = direction
    }

    func toward(_ direction: LayoutDirection?) -> ResolvedFont {
        var copy = self
        copy.direction = direction
        return copy
    }
}
