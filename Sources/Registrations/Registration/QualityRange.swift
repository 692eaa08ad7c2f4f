/// How one component of the quality ran over a session.
public struct QualityRange: Codable, Equatable, Sendable {
    public let minimum: Double
    public let mean: Double
    public let maximum: Double

    public init(minimum: Double, mean: Double, maximum: Double) {
        self.minimum = minimum
        self.mean = mean
        self.maximum = maximum
    }

    /// The ranges of all components that occur in any of the given.
    public static func ranges(of qualities: [Quality]) -> [String: QualityRange] {
        var values: [String: [Double]] = [:]
        for quality in qualities {
            for (name, value) in quality.components { values[name, default: []].append(value) }
        }
        return values.mapValues { some in
            QualityRange(
                minimum: some.min() ?? 0, mean: some.reduce(0, +) / Double(some.count), maximum: some.max() ?? 0)
        }
    }

    package var isFinite: Bool { minimum.isFinite && mean.isFinite && maximum.isFinite }
}
