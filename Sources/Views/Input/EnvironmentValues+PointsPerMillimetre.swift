extension EnvironmentValues {
    /// How many points of the upright view make a millimetre of the panel; `nil` when nobody knows.
    ///
    /// The host reads it from its own environment: everything that can be touched answers within at least 9 mm, and in
    /// any case within 48 points. Values that are no positive number count as `nil`.
    public var pointsPerMillimetre: Double? {
        get { self[PointsPerMillimetreKey.self] }
        set { self[PointsPerMillimetreKey.self] = newValue }
    }

    private enum PointsPerMillimetreKey: EnvironmentKey {
        static var defaultValue: Double? { nil }
    }
}
