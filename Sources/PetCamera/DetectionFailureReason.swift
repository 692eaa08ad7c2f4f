/// Why a picture cannot be taken just now. Each has one clear sentence in every language.
public enum DetectionFailureReason: String, CaseIterable, Sendable {
    case tooFarAway
    case tooClose
    case tooBright
    case tooDark
    case tooBlurred
    case offCentre
    case notFrontal
    /// A reflection on a wet nose.
    case glare
    case occluded
    case moreThanOneAnimal
    case wrongSpecies
    case moving
}
