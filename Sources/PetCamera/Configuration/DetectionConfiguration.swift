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
    /// Seconds between accepted pictures, so that they differ, 0…60; what is given beyond becomes the nearest of them, and what
    /// is not a number 0.
    public var spacing: Double {
        didSet { spacing = DetectionConfiguration.duration(spacing, upTo: DetectionConfiguration.longestSpacing) }
    }
    /// Seconds over which the best frame is chosen, 0…10; what is given beyond becomes the nearest of them, and what is not
    /// a number 0.
    public var burst: Double {
        didSet { burst = DetectionConfiguration.duration(burst, upTo: DetectionConfiguration.longestBurst) }
    }
    /// What a picture has to satisfy; `nil` takes those of `assets/quality.json` for the species and purpose.
    public var thresholds: GateThresholds?

    /// - Parameters:
    ///   - species: fixed for the life of a controller.
    ///   - neededPictures: 1…20, the nearest of them for any other number; five for a registration by default.
    ///   - spacing: in seconds, 0…60.
    ///   - burst: in seconds, 0…10.
    public init(
        species: Species, purpose: DetectionPurpose, neededPictures: Int = 5, spacing: Double = 0.35,
        burst: Double = 0.2, thresholds: GateThresholds? = nil
    ) {
        self.species = species
        self.purpose = purpose
        self.neededPictures = DetectionConfiguration.possible(neededPictures)
        self.spacing = DetectionConfiguration.duration(spacing, upTo: DetectionConfiguration.longestSpacing)
        self.burst = DetectionConfiguration.duration(burst, upTo: DetectionConfiguration.longestBurst)
        self.thresholds = thresholds
    }

    /// Progress is a share of them, so there is at least one.
    private static func possible(_ pictures: Int) -> Int { min(20, max(1, pictures)) }

    /// Nobody stands before a camera for a minute between two pictures, and an animal holds still for ten seconds at most:
    /// with more a detection session would never be finished.
    private static let (longestSpacing, longestBurst) = (60.0, 10.0)

    /// Compared so that what is not a number is 0 too.
    private static func duration(_ seconds: Double, upTo longest: Double) -> Double {
        seconds > 0 ? min(seconds, longest) : 0
    }
}
