public import Core

/// Where something is in the displayed picture, and how sure the detector is.
public struct BoundingBox: Equatable, Sendable {
    /// Fractions of the displayed picture, origin top left.
    public var rect: Rect
    /// The detector's, 0…1.
    public var score: Double

    /// - Parameters:
    ///   - rect: in fractions of the displayed picture, origin top left.
    ///   - score: 0…1.
    public init(rect: Rect, score: Double) {
        self.rect = rect
        self.score = score
    }
}
