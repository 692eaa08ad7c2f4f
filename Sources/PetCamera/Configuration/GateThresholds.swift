import Core

/// What a picture has to satisfy to be accepted: a scale for every measure. The standard ones, with the reason for
/// each, stand in `assets/quality.json`.
public struct GateThresholds: Equatable, Sendable {
    /// Points by which a measure has to leave its limit before what is shown changes, 0…20; what is given beyond becomes the
    /// nearest of them, and what is not a number 0.
    public var hysteresis: Double {
        didSet { hysteresis = GateThresholds.possible(hysteresis) }
    }
    private var scales: [QualityMeasure: QualityScale]

    /// - Parameter scales: one for every measure.
    init(scales: [QualityMeasure: QualityScale], hysteresis: Double) {
        precondition(QualityMeasure.allCases.allSatisfy { scales[$0] != nil }, "every measure has a scale")
        self.scales = scales
        self.hysteresis = GateThresholds.possible(hysteresis)
    }

    /// With more a measure that has passed its limit of 30 points would stay so down to the end of its scale.
    static let mostHysteresis = 20.0

    /// Compared so that what is not a number is 0 too.
    private static func possible(_ points: Double) -> Double { points > 0 ? min(points, mostHysteresis) : 0 }

    /// The scale of a measure, in the measure's own unit.
    public subscript(measure: QualityMeasure) -> QualityScale {
        get { scales[measure]! }
        set { scales[measure] = newValue }
    }

    /// Those of `assets/quality.json`, to be changed and given to a `DetectionConfiguration`.
    public static func standard(
        for species: Species, purpose: DetectionPurpose = .petProfileRegistration
    ) throws(QualityLimitsError) -> GateThresholds {
        try QualityLimits.load(from: .find())[species, purpose]
    }

    func points(_ measure: QualityMeasure, _ value: Double) -> Double {
        self[measure].points(value, isLogarithmic: measure.isLogarithmic)
    }
}
