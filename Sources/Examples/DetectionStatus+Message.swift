import PetCameraUI

extension DetectionStatus {
    /// One sentence for the person in front of the screen.
    var message: String {
        switch self {
        case .noObject: "Show me the nose"
        case .processing: "One moment"
        case .detected: "Good, hold still"
        case .finished: "Thank you, all done"
        case .failed(let reason): reason.message
        }
    }
}

extension DetectionFailureReason {
    /// What to change.
    var message: String {
        switch self {
        case .tooFarAway: "A little closer"
        case .tooClose: "A little further away"
        case .tooBright: "It is too bright here"
        case .tooDark: "It is too dark here"
        case .tooBlurred: "Not sharp yet"
        case .offCentre: "More to the middle"
        case .notFrontal: "Turn the face to me"
        case .glare: "The wet nose shines"
        case .occluded: "Something is in the way"
        case .moreThanOneAnimal: "One animal at a time"
        case .wrongSpecies: "This is another animal"
        case .moving: "Hold still, please"
        }
    }
}
