/// The limits that a picture has to keep to be accepted. Extents are shares of the picture, luma is 0…255.
///
/// The distances come from the booth: a nose at 15–60 % of the width. Sharpness and light were chosen on full-size
/// photographs shown as clips, as they are and darkened, brightened and blurred.
public struct GateThresholds: Equatable, Sendable {
    /// Smallest and largest share of the picture's width or height, whichever is more, that the target fills.
    public var smallestExtent: Double
    public var largestExtent: Double
    /// Largest share of the picture's width: beyond it a nose is out of a lens's reach.
    public var largestWidth: Double
    /// A head below this extent is far away even when its nose is not seen.
    public var smallestFace: Double
    /// Farthest distance of the target's centre from the picture's, in shares of width and height.
    public var farthestOffCentre: Double
    public var darkestLuma: Double
    public var brightestLuma: Double
    /// Largest share of clipped pixels around the target.
    public var largestClippedShare: Double
    /// Largest share of clipped pixels on the target itself.
    public var largestGlare: Double
    /// Smallest `sharpnessRatio`.
    public var smallestSharpness: Double
    /// Largest speed, in widths of the target a second.
    public var largestSpeed: Double
    /// Largest `yaw`.
    public var largestYaw: Double
    /// Smallest detector score.
    public var smallestScore: Double

    public static func standard(for species: Species) -> GateThresholds {
        let isDog = species == .dog
        return GateThresholds(
            smallestExtent: isDog ? 0.13 : 0.36, largestExtent: isDog ? 0.86 : 0.985,
            largestWidth: isDog ? 0.6 : 0.985,
            smallestFace: isDog ? 0.5 : 0.36, farthestOffCentre: 0.28, darkestLuma: 40, brightestLuma: 215,
            largestClippedShare: 0.3, largestGlare: isDog ? 0.12 : 0.3, smallestSharpness: isDog ? 0.028 : 0.022,
            largestSpeed: 1.0,
            largestYaw: 0.75, smallestScore: 0.45)
    }
}
