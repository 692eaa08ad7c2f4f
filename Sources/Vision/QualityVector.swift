/// How good one picture is for a registration. Every component is 0…100, and 100 is best.
public struct QualityVector: Equatable, Sendable {
    public var sharpness: Double
    public var exposure: Double
    public var contrast: Double
    /// Freedom from clipped highlights: glare on a wet nose.
    public var highlights: Double
    /// Pixels across the nose or the face.
    public var resolution: Double
    public var distance: Double
    public var centring: Double
    public var pose: Double
    /// Freedom from movement.
    public var motion: Double
    /// How sure the detector is.
    public var confidence: Double
    /// One number for all: the weighted geometric mean, so that one bad component is not bought off by the others.
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
