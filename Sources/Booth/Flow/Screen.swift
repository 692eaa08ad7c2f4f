import PetCamera
import Registrations

/// What the booth shows.
enum Screen: Equatable, Sendable {
    case attract
    case species
    case camera(Species)
    /// The camera went away in the midst of a session; what was taken stays, and the session goes on when it is back.
    case interrupted(Species)
    /// Pictures are on their way to the disk.
    case saving(Species)
    case saved(SavedRegistration)
    case trouble(Trouble)
}

/// A registration that is durable.
struct SavedRegistration: Equatable, Sendable {
    /// What people read and write down: boot and sequence, which order registrations.
    let number: String
    /// The picture to show, in the store.
    let picture: String?
    /// The registration's directory.
    let path: String
}

extension Screen {
    /// What is wrong, where that is what is shown.
    var shownTrouble: Trouble? {
        switch self {
        case .trouble(let trouble): trouble
        case .interrupted: .cameraLost
        case .attract, .species, .camera, .saving, .saved: nil
        }
    }
}

/// What keeps the booth from registering. Each has a calm screen of its own.
enum Trouble: String, CaseIterable, Equatable, Sendable {
    case cameraMissing
    case cameraLost
    case storeFull
    case storeReadOnly
    case needsService
    /// The pictures could not be kept; the next try may go well.
    case notSaved

    var isOfTheCamera: Bool { self == .cameraMissing || self == .cameraLost }

    /// Whether a touch leads away from it; a store that cannot be written lets nobody begin.
    var canBeLeft: Bool { self != .storeFull && self != .storeReadOnly }

    /// Goes away by itself when the cause does; the others wait for a touch.
    var heals: Bool {
        switch self {
        case .cameraMissing, .cameraLost, .storeFull, .storeReadOnly: true
        case .needsService, .notSaved: false
        }
    }
}
