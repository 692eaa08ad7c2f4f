/// What is looked for and when it is enough.
public struct DetectionConfiguration: Equatable, Sendable {
    public var species: Species
    public var purpose: DetectionPurpose
    /// Accepted pictures that make a detection session finished, 1…20.
    public var neededPictures: Int
    /// Seconds between accepted pictures, so that they differ.
    public var spacing: Double
    /// Seconds over which the best frame is chosen.
    public var burst: Double
    /// What a picture has to satisfy; `nil` takes those of `assets/quality.json` for the species and purpose.
    public var thresholds: GateThresholds?

    /// - Parameters:
    ///   - species: fixed for the life of a controller.
    ///   - neededPictures: five for a registration by default.
    public init(
        species: Species, purpose: DetectionPurpose, neededPictures: Int = 5, spacing: Double = 0.35,
        burst: Double = 0.2, thresholds: GateThresholds? = nil
    ) {
        precondition((1...20).contains(neededPictures), "between 1 and 20 pictures")
        self.species = species
        self.purpose = purpose
        self.neededPictures = neededPictures
        self.spacing = spacing
        self.burst = burst
        self.thresholds = thresholds
    }
}
