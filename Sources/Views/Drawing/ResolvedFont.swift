/// A font as the stage finds it: size in points and weight, and what else the shaping of a line depends on. The face
/// follows from the text's script.
public struct ResolvedFont: Equatable, Hashable, Sendable {
    /// How heavy the strokes are. Without a semibold face, the nearest one that is installed takes its place.
    public enum Weight: Int, Equatable, Hashable, Sendable { case regular, semibold }

    /// Height of the letters' square in points, more than 0. What comes to less than a pixel is drawn as one pixel.
    public var size: Double
    /// Which of the two weights.
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
