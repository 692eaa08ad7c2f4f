import Core
import PetCamera
import Stage

/// Tells at a terminal what a booth without a screen shows, and takes pictures of it.
@MainActor final class Narrator {
    private let isSpeaking: Bool
    private let screenshots: String?
    private var lastLine = ""
    private var known: Set<String> = []
    private var written: [String] = []
    private var saved: (registration: SavedRegistration, at: Double)?
    private var elapsed = 0.0
    /// Seconds that the last sound is given.
    private static let farewell = 1.0
    /// A screen is pictured when it has come to rest.
    private var due: (name: String, at: Double)?

    init(isSpeaking: Bool, screenshots: String?) {
        self.isSpeaking = isSpeaking
        self.screenshots = screenshots
    }

    func look(
        at screen: Screen, controller: CameraController?, elapsed: Double, loop: StageLoop
    ) throws(StageError) {
        self.elapsed = elapsed
        let (name, line) = Narrator.describe(screen, controller)
        if isSpeaking, loop.pictures > 0, line != lastLine {
            lastLine = line
            StandardOutput.write("\((elapsed * 10).rounded() / 10) s: \(line)\n")
        }
        if let screenshots, known.insert(name).inserted { due = ("\(screenshots)/\(name).png", elapsed + 0.4) }
        if let picture = due, elapsed >= picture.at {
            due = nil
            try loop.screenshot().writePNG(to: picture.name)
            written.append(picture.name)
        }
    }

    func registered(_ registration: SavedRegistration) { saved = (registration, elapsed) }

    /// How a booth without a screen ends: with its first registration, or with a clip that gave none.
    func end(of screen: Screen, camera: CaptureSession.State?) -> ExitCode? {
        if let saved, due == nil, elapsed - saved.at >= Narrator.farewell {
            StandardOutput.write("registered \(saved.registration.number)\n\(saved.registration.path)\n")
            for path in written { StandardOutput.write("\(path)\n") }
            return .done
        }
        if let trouble = screen.shownTrouble {
            StandardError.write("nosebooth: nothing was registered: \(trouble.rawValue)\n")
            return trouble.exitCode
        }
        guard case .camera = screen else { return nil }
        switch camera {
        case .ended:
            StandardError.write("nosebooth: the clip is over and nothing was registered\n")
            return .refused
        case .failed(let sentence):
            StandardError.write("nosebooth: \(sentence)\n")
            return .unavailable
        case .stopped, .running, nil: return nil
        }
    }

    private static func describe(_ screen: Screen, _ controller: CameraController?) -> (name: String, line: String) {
        switch screen {
        case .attract: return ("attract", "waiting for a touch")
        case .species: return ("species", "asking for dog or cat")
        case .saving: return ("saving", "saving")
        case .saved(let registration): return ("saved", "saved as \(registration.number)")
        case .interrupted: return ("trouble-cameraLost", "trouble: cameraLost; the session waits for the camera")
        case .trouble(let trouble): return ("trouble-\(trouble.rawValue)", "trouble: \(trouble.rawValue)")
        case .camera:
            guard let controller else { return ("camera", "camera") }
            let status = controller.detectionStatus
            let detail = status.reason.map { "\(status.name) (\($0.rawValue))" } ?? status.name
            return ("camera-\(status.name)", "\(detail), \(controller.currentDetectionProgress) %")
        }
    }
}

extension Trouble {
    /// How a booth ends that nobody stands before.
    fileprivate var exitCode: ExitCode {
        switch self {
        case .cameraMissing, .cameraLost: .unavailable
        case .storeFull, .notSaved: .inputOutput
        case .storeReadOnly: .cannotCreate
        case .needsService: .configuration
        }
    }
}
