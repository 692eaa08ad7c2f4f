/// How good one picture is for a registration. Every component is 0…100, and 100 is best.
///
/// Each is the worst of its measures' points. A measure earns 30 points at its limit, below which a picture is refused,
/// and 100 where more is no better. Formulas, units and sources stand with the measures (`QualityMeasure`), limits and
/// their reasons in `assets/quality.json`.
public struct QualityVector: Equatable, Sendable {
    /// From the ratio of the variances of Laplacian and luma, at a fixed number of samples.
    public var sharpness: Double
    /// From the mean luma around the target, which must be neither too low nor too high.
    public var exposure: Double
    /// From the standard deviation of the target's luma.
    public var contrast: Double
    /// Freedom from clipping around the target, and from reflections on a wet nose.
    public var highlights: Double
    /// From the pixels of the camera's frame across the nose or between the eyes.
    public var resolution: Double
    /// From the share of the picture that the target fills, which must be neither too low nor too high.
    public var distance: Double
    /// From the distance between the target's centre and the picture's; lower still where an edge cuts the target off.
    public var centring: Double
    /// From the eyes and the nose of a head and from the nostrils of a nose: how far it is turned to its side, and how far
    /// it is tilted.
    public var pose: Double
    /// Freedom from movement: from the track's speed, and from blur in one direction.
    public var motion: Double
    /// From the detector's score.
    public var confidence: Double
    /// One number for all: the weighted geometric mean, so that one bad component is not bought off by the others; and
    /// no more than the worst component where that one is refused, so that no refused picture is above an accepted one.
    public var overall: Double
    /// The measures behind the components, with their units in the name.
    public var raw: [String: Double]

    public init(
        sharpness: Double, exposure: Double, contrast: Double, highlights: Double, resolution: Double, distance: Double,
        centring: Double, pose: Double, motion: Double, confidence: Double, overall: Double, raw: [String: Double]
    ) {
        self.sharpness = sharpness
        self.exposure = exposure
        self.contrast = contrast
        self.highlights = highlights
        self.resolution = resolution
        self.distance = distance
        self.centring = centring
        self.pose = pose
        self.motion = motion
        self.confidence = confidence
        self.overall = overall
        self.raw = raw
    }

    /// Components by their names in JSON, `overall` included, `raw` not.
    public var components: [(name: String, value: Double)] {
        [
            ("sharpness", sharpness), ("exposure", exposure), ("contrast", contrast), ("highlights", highlights),
            ("resolution", resolution), ("distance", distance), ("centring", centring), ("pose", pose),
            ("motion", motion), ("confidence", confidence), ("overall", overall),
        ]
    }
}
