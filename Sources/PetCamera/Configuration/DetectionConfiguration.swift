/// What is looked for and when it is enough.
public struct DetectionConfiguration: Equatable, Sendable {
    /// Which animal; another one is told by `wrongSpecies` and not registered.
    public var species: Species
    /// What the pictures are for: it chooses among the limits of `assets/quality.json`.
    public var purpose: DetectionPurpose
    /// Accepted pictures that make a detection session finished, 1…20; what is given beyond becomes the nearest of them.
    public var neededPictures: Int {
        didSet { neededPictures = DetectionConfiguration.possible(neededPictures) }
    }
    /// Seconds between accepted pictures, so that they differ; less than 0, or not a number, is 0.
    public var spacing: Double {
        didSet { spacing = DetectionConfiguration.duration(spacing) }
    }
    /// Seconds over which the best frame is chosen; less than 0, or not a number, is 0.
    public var burst: Double {
        didSet { burst = DetectionConfiguration.duration(burst) }
    }
    /// What a picture has to satisfy; `nil` takes those of `assets/quality.json` for the species and purpose.
    public var thresholds: GateThresholds?

    /// - Parameters:
    ///   - species: fixed for the life of a controller.
    ///   - neededPictures: 1…20, the nearest of them for any other number; five for a registration by default.
    ///   - spacing: in seconds.
    ///   - burst: in seconds.
    public init(
        species: Species, purpose: DetectionPurpose, neededPictures: Int = 5, spacing: Double = 0.35,
        burst: Double = 0.2, thresholds: GateThresholds? = nil
    ) {
        self.species = species
        self.purpose = purpose
        self.neededPictures = DetectionConfiguration.possible(neededPictures)
        self.spacing = DetectionConfiguration.duration(spacing)
        self.burst = DetectionConfiguration.duration(burst)
        self.thresholds = thresholds
    }

    /// Progress is a share of them, so there is at least one.
    private static func possible(_ pictures: Int) -> Int { min(20, max(1, pictures)) }

    /// Compared so that what is not a number is 0 too.
    private static func duration(_ seconds: Double) -> Double { seconds > 0 ? seconds : 0 }
}
