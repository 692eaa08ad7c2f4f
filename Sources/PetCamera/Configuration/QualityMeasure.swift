/// What is measured of a picture and has a limit in `assets/quality.json`; the raw value is its name there.
///
/// All are taken on the tracked nose or face (`TargetMeasures`), at a fixed number of samples across where detail
/// matters, so that they mean the same at any distance and resolution. Luma is 0…255, full range.
public enum QualityMeasure: String, CaseIterable, Sendable {
    /// Mean luma of the target's surroundings (its box and half of it on each side), or two thirds of the whole frame's
    /// where that is more: a black nose on a black dog is dark in good light.
    case leastLight
    /// Mean luma of the surroundings.
    case mostLight
    /// Share of the surroundings at luma 250 and above; or 0.55 of the frame's share where they are light (150) as well.
    case clippedSurroundings
    /// Share of the ellipse inscribed in the box at luma 245 and above: reflections on the nose itself, and not the
    /// white fur in the corners of its box.
    case glare
    /// Standard deviation of the target's luma, in steps.
    case contrast
    /// Variance of the 4-neighbour Laplacian over the variance of the luma (Pech-Pacheco et al. 2000, made free of
    /// light), at 64 samples across a nose and 96 across a face. On a logarithmic scale.
    case sharpness
    /// How much blurrier the target is in one direction than across it: see `LumaPatch.anisotropy`. Where the track
    /// moves along that direction it counts up to a quarter more. Tells movement from defocus.
    case streak
    /// Speed of the centre, in widths of the target a second.
    case speed
    /// Pixels of the camera's frame across the nose, or between a cat's eyes.
    case width
    /// The larger share of the picture's width and height that the target fills: not less than this,
    case smallestExtent
    /// and not more; a target that an edge cuts off and that fills 0.9 of that side counts as 1.2: moving it is no help.
    case largestExtent
    /// Share of the picture's width.
    case largestWidth
    /// The extent of a head whose nose is not seen.
    case smallestFace
    /// The larger distance of the centre from the picture's, in shares of width and height. A target at an edge, where
    /// it is cut off, counts as 0.4; a cat's ears may touch the upper one.
    case offCentre
    /// How far the nose lies beside the middle between the eyes, in distances between the eyes: see `HeadPose.turn`.
    case turn
    /// How far a dog's nose lies beside the middle of the head round it, in halves of the head's width: see
    /// `TargetMeasures.aside`.
    case aside
    /// How far the middle between the nostrils lies beside the middle of the nose, in halves of its width: see
    /// `NosePose.turn`.
    case noseTurn
    /// How far the line through the eyes, or the nostrils where no eyes are seen, is from the horizontal, in degrees.
    case roll
    /// The detector's score, 0…1.
    case score

    /// What is said when the measure is beyond its limit; nothing is said of a weak score.
    public var reason: DetectionFailureReason? {
        switch self {
        case .leastLight: .tooDark
        case .mostLight, .clippedSurroundings: .tooBright
        case .glare: .glare
        case .contrast, .sharpness: .tooBlurred
        case .streak, .speed: .moving
        case .width, .smallestExtent, .smallestFace: .tooFarAway
        case .largestExtent, .largestWidth: .tooClose
        case .offCentre: .offCentre
        case .turn, .aside, .noseTurn, .roll: .notFrontal
        case .score: nil
        }
    }

    var isLogarithmic: Bool { self == .sharpness }

    /// Whether more is better.
    var rises: Bool {
        switch self {
        case .leastLight, .contrast, .sharpness, .width, .smallestExtent, .smallestFace, .score: true
        case .mostLight, .clippedSurroundings, .glare, .streak, .speed, .largestExtent, .largestWidth, .offCentre,
            .turn, .aside, .noseTurn, .roll:
            false
        }
    }

    /// The values that it can have at all.
    var range: ClosedRange<Double> {
        switch self {
        case .leastLight, .mostLight, .contrast: 0...255
        case .clippedSurroundings, .glare, .smallestExtent, .largestExtent, .largestWidth, .smallestFace, .score: 0...1
        case .turn: 0...5
        case .aside, .noseTurn: 0...2
        case .roll: 0...180
        case .sharpness: 0.0001...20
        case .streak: 0...10
        case .speed: 0...100
        case .width: 1...10_000
        case .offCentre: 0...0.5
        }
    }
}
