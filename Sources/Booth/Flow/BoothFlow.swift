import Core
import PetCamera

/// From "touch to begin" to "saved". A value: the same events at the same times lead to the same screens.
struct BoothFlow: Sendable {
    /// Seconds that the number stays to be read.
    static let savedStay = 12.0
    /// Seconds without an animal or a touch after which an owner has walked away.
    static let patience = 60.0

    private(set) var screen: Screen
    private var since: Instant

    /// - Parameter species: goes straight to the camera, as a demonstration does.
    init(at now: Instant, species: Species? = nil) {
        screen = species.map { .camera($0) } ?? .attract
        since = now
    }

    /// What the first screen needs.
    var beginning: [BoothEffect] {
        if case .camera(let species) = screen { [.startCamera(species)] } else { [] }
    }

    mutating func handle(_ event: BoothEvent, at now: Instant) -> [BoothEffect] {
        switch (screen, event) {
        case (.attract, .touchedBegin):
            return go(to: .species, at: now)
        case (.species, .chose(let species)):
            return go(to: .camera(species), at: now, [.startCamera(species)])
        case (.species, .back):
            return go(to: .attract, at: now)
        case (.camera, .back):
            return go(to: .attract, at: now, [.stopCamera])
        case (.camera(let species), .finished(let pictures)):
            return go(to: .saving(species), at: now, [.stopCamera, .keep(pictures, species)])
        case (.camera(let species), .cameraStopped):
            return go(to: .interrupted(species), at: now)
        case (.interrupted(let species), .cameraBack):
            return go(to: .camera(species), at: now)
        // The last picture may still have been on its way when the cable was pulled.
        case (.interrupted(let species), .finished(let pictures)):
            return go(to: .saving(species), at: now, [.stopCamera, .keep(pictures, species)])
        case (.interrupted, .back):
            return go(to: .attract, at: now, [.stopCamera])
        case (.saving, .kept(let registration)):
            return go(to: .saved(registration), at: now, [.play(.finished), .registered(registration)])
        case (.saving, .notKept(let trouble)):
            return go(to: .trouble(trouble), at: now)
        case (.saved, .touchedBegin), (.saved, .back):
            return go(to: .attract, at: now)
        case (.trouble(let trouble), .back) where trouble.canBeLeft,
            (.trouble(let trouble), .touchedBegin) where trouble.canBeLeft:
            return go(to: .attract, at: now)
        case (.trouble(let shown), .healed(let healed)):
            return shown == healed ? go(to: .attract, at: now) : []
        case (.camera, .trouble(let trouble)), (.interrupted, .trouble(let trouble)):
            return go(to: .trouble(trouble), at: now, [.stopCamera])
        case (.attract, .trouble(let trouble)), (.species, .trouble(let trouble)), (.trouble, .trouble(let trouble)):
            return go(to: .trouble(trouble), at: now)
        case (_, .tick):
            return tick(at: now)
        // A store that is at work, and a number that is being read, are not interrupted.
        case (.saving, .trouble), (.saved, .trouble):
            return []
        // Touches that come late, and answers to questions that nobody asks any more.
        case (.attract, .chose), (.attract, .back), (.attract, .finished), (.attract, .kept), (.attract, .notKept),
            (.attract, .healed), (.species, .touchedBegin), (.species, .finished), (.species, .kept),
            (.species, .notKept), (.species, .healed), (.camera, .touchedBegin), (.camera, .chose), (.camera, .kept),
            (.camera, .notKept), (.camera, .healed), (.camera, .cameraBack), (.interrupted, .touchedBegin),
            (.interrupted, .chose), (.interrupted, .kept), (.interrupted, .notKept), (.interrupted, .healed),
            (.interrupted, .cameraStopped), (.attract, .cameraStopped), (.attract, .cameraBack),
            (.species, .cameraStopped), (.species, .cameraBack), (.saving, .cameraStopped), (.saving, .cameraBack),
            (.saved, .cameraStopped), (.saved, .cameraBack), (.trouble, .cameraStopped), (.trouble, .cameraBack),
            (.saving, .touchedBegin), (.saving, .chose), (.saving, .back),
            (.saving, .finished), (.saving, .healed), (.saved, .chose), (.saved, .finished), (.saved, .kept),
            (.saved, .notKept), (.saved, .healed), (.trouble, .touchedBegin), (.trouble, .chose), (.trouble, .back),
            (.trouble, .finished), (.trouble, .kept), (.trouble, .notKept):
            return []
        }
    }

    /// Somebody is there: an animal in view or a touch.
    mutating func noteActivity(at now: Instant) {
        if case .saved = screen { return }
        since = now
    }

    private mutating func tick(at now: Instant) -> [BoothEffect] {
        let elapsed = now - since
        switch screen {
        case .saved where elapsed >= BoothFlow.savedStay: return go(to: .attract, at: now)
        case .species where elapsed >= BoothFlow.patience: return go(to: .attract, at: now)
        case .camera where elapsed >= BoothFlow.patience: return go(to: .attract, at: now, [.stopCamera])
        // Whoever held the pet has gone: the next one to come is another, and the pictures are not theirs.
        case .interrupted where elapsed >= BoothFlow.patience:
            return go(to: .trouble(.cameraLost), at: now, [.stopCamera])
        case .attract, .species, .camera, .interrupted, .saving, .saved, .trouble: return []
        }
    }

    private mutating func go(to screen: Screen, at now: Instant, _ effects: [BoothEffect] = []) -> [BoothEffect] {
        self.screen = screen
        since = now
        return effects
    }
}
