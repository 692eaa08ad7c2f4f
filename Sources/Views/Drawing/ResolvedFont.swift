/// A font as the stage finds it: size in points and weight. The face follows from the text's script.
public struct ResolvedFont: Equatable, Hashable, Sendable {
    public enum Weight: Int, Equatable, Hashable, Sendable { case regular, semibold }

    public var size: Double
    public var weight: Weight
    /// Digits of equal width, so that a growing number does not shake.
    public var monospacedDigits: Bool

    public init(size: Double, weight: Weight = .regular, monospacedDigits: Bool = false) {
        self.size = size
        self.weight = weight
        self.monospacedDigits = monospacedDigits
    }
}
