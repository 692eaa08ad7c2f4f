/// What a caller computes may be no number: the reciprocal of an empty room, say. Here it is taken out before it gets
/// into the layout, where every size around it would become none either.
extension Double {
    /// Farther than any panel reaches; sums of a thousand of these still tell fractions of a point apart.
    static let farthest = 1e7

    /// A distance in points, in either direction; nothing where it is no number.
    var asDistance: Double { isFinite ? Swift.min(Swift.max(self, -Self.farthest), Self.farthest) : 0 }

    /// A length in points; `nil` where it is no number.
    var asLength: Double? { isFinite ? Swift.min(Swift.max(0, self), Self.farthest) : nil }

    /// A length that may be as great as there is room; `nil` where it is no number.
    var asGreatestLength: Double? { isNaN ? nil : Swift.max(0, self) }
}
