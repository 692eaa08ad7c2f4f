/// Why a picture cannot be taken just now. Each has one clear sentence in every language.
public enum DetectionFailureReason: String, CaseIterable, Sendable {
    /// Too few pixels on the nose or face, or too small a part of the picture.
    case tooFarAway
    /// It fills more than the picture can hold.
    case tooClose
    /// The light washes out what is to be seen, or the camera is blinded.
    case tooBright
    /// Too little light on the animal.
    case tooDark
    /// Out of focus.
    case tooBlurred
    /// Too near to an edge of the picture.
    case offCentre
    /// The head is turned or tilted.
    case notFrontal
    /// A reflection on a wet nose.
    case glare
    /// Something covers the nose.
    case occluded
    /// Two animals of about the same size.
    case moreThanOneAnimal
    /// A cat where a dog was asked for, or a dog where a cat was.
    case wrongSpecies
    /// It moves too fast for a sharp picture.
    case moving
}
