import Core
import PetCameraUI
import Registrations
import Stage

/// The appliance: one loop, and the one place that turns effects into actions.
@MainActor final class Booth {
    private let options: BoothOptions
    private let clock: any MonotonicClock
    private let log: Log
    private let model: ScreenModel
    private let window: StageWindow
    private let host: ViewHost
    private let loop: StageLoop
    private let sounds: SoundPlayer
    private let registrar: Registrar
    private let narrator: Narrator
    private let probe: CameraProbe
    private var flow: BoothFlow
    private var script: ScriptPlayer
    private var pending: [BoothEvent] = []
    private var session: CaptureSessionRecord?
    private var watch = CameraWatch()
    private var acceptedCount = 0
    private let start: Instant

    init(_ options: BoothOptions, store: RegistrationStore, clock: any MonotonicClock, log: Log) throws(CommandFailure)
    {
        self.options = options
        self.clock = clock
        self.log = log
        start = clock.now
        let assets = AssetFolder.find()
        model = ScreenModel(strings: try StringTable(options.language, assets: assets))
        flow = BoothFlow(at: start, species: options.species)
        script = ScriptPlayer(options.script)
        narrator = Narrator(isSpeaking: options.headless, screenshots: options.screenshots)
        registrar = Registrar(store: store, keptDays: options.settings.keptDays)
        probe = CameraProbe(source: options.source)
        do {
            window = try StageWindow(Booth.stage(options, assets), assets: assets, log: log)
            let model = model
            host = ViewHost(measurer: window.text, environment: options.language.environment) { RootView(model: model) }
        } catch {
            throw CommandFailure(any: error)
        }
        loop = StageLoop(window, content: host, clock: clock)
        sounds = SoundPlayer(folder: assets.file("sounds"), volume: options.settings.volume, now: start)
        sounds.isMuted = options.settings.muted
    }

    /// Runs until it is told to end; what was handed to the store is finished first.
    func run() throws(CommandFailure) -> ExitCode {
        model.send = { [unowned self] in pending.append($0) }
        loop.filter = { [unowned self] _, now in
            flow.noteActivity(at: now)
            return true
        }
        for problem in sounds.problems { StandardError.write("nosebooth: \(problem)\n") }
        perform(flow.beginning)
        model.screen = flow.screen
        var code = ExitCode.done
        do {
            try loop.run { (now) throws(StageError) in
                try turn(at: now, &code)
            }
        } catch {
            throw CommandFailure(error)
        }
        endCamera()
        probe.end()
        registrar.finish()
        // What became durable while the screen was closing is said all the same.
        for event in registrar.drain() { perform(flow.handle(event, at: clock.now)) }
        return code
    }

    /// What the window is made by.
    static func stage(_ options: BoothOptions, _ assets: AssetFolder) -> StageOptions {
        StageOptions(
            title: "Nosebooth", size: options.window ?? Size(width: 1280, height: 720),
            fullscreen: options.window == nil && !options.headless, rotation: options.rotation,
            headless: options.headless, panelWidthMillimetres: options.settings.panelWidthMillimetres,
            assetFolder: assets.path)
    }

    /// One turn of the loop; false ends it.
    private func turn(at now: Instant, _ code: inout ExitCode) throws(StageError) -> Bool {
        watchStore(at: now)
        registrar.lookAfter(isIdle: flow.screen == .attract, at: now)
        watchCamera(at: now)
        pending += registrar.drain()
        let events = pending + [.tick]
        pending = []
        for event in events { perform(flow.handle(event, at: now)) }
        if model.screen != flow.screen { model.screen = flow.screen }
        try narrator.look(at: flow.screen, controller: model.controller, elapsed: now - start, loop: loop)
        guard try script.play(until: now - start, on: loop) else { return false }
        if options.headless, let end = narrator.end(of: flow.screen, camera: model.controller?.watchedState) {
            code = end
            return false
        }
        return options.duration.map { now - start < $0 } ?? true
    }

    /// Effects become actions here and nowhere else.
    private func perform(_ effects: [BoothEffect]) {
        for effect in effects {
            switch effect {
            case .startCamera(let species): startCamera(species)
            case .stopCamera: endCamera()
            case .keep(let pictures, let species): keep(pictures, species)
            case .play(let sound): sounds.play(sound.rawValue, now: clock.now)
            case .registered(let registration): narrator.registered(registration)
            }
        }
    }

    private func startCamera(_ species: Species) {
        endCamera()
        // A touch may lead here in the turn in which it was still looking.
        probe.end()
        let record = CaptureSessionRecord(
            species: species, purpose: .petProfileRegistration, camera: EngineArguments.cameraName(options.source))
        let controller = CameraController(
            configuration: DetectionConfiguration(
                species: species, purpose: record.purpose, neededPictures: options.settings.pictures),
            licenseInfo: LicenseInfo(apiKey: "booth"), captureSession: CaptureSession(source: options.source))
        controller.isMirrored = options.settings.mirrored
        session = record
        acceptedCount = 0
        watch = CameraWatch()
        model.controller = controller
        do throws(CameraInitializationError) {
            try controller.initializeCamera(captureSessionId: record.identifier) { [unowned self] result in
                switch result {
                case .success(let pictures, let appearance): pending.append(.finished(pictures + appearance))
                // A camera that fails is seen by who watches it, and knows whether it ever worked.
                case .failure where hasCameraFailed: break
                case .failure(let sentence):
                    StandardError.write("nosebooth: \(sentence)\n")
                    pending.append(.trouble(.needsService))
                }
            }
            controller.startDetection()
        } catch {
            guard !hasCameraFailed else { return }
            StandardError.write("nosebooth: \(error)\n")
            pending.append(.trouble(error.isOfTheCamera ? .cameraMissing : .needsService))
        }
    }

    private var hasCameraFailed: Bool {
        if case .failed = model.controller?.captureSession.state { true } else { false }
    }

    private func endCamera() {
        model.controller?.finalizeCamera()
        model.controller = nil
    }

    private func keep(_ pictures: [EncodedPicture], _ species: Species) {
        guard let session, registrar.keep(session, pictures) else {
            pending.append(.notKept(.notSaved))
            return
        }
    }

    private func watchStore(at now: Instant) {
        let before = registrar.trouble
        let found = registrar.check(at: now)
        switch (before, found) {
        case (_, let trouble?) where flow.screen != .trouble(trouble): pending.append(.trouble(trouble))
        case (let healed?, nil): pending.append(.healed(healed))
        default: break
        }
    }

    private func watchCamera(at now: Instant) {
        if let trouble = probe.look(behind: flow.screen, at: now) { pending.append(.healed(trouble)) }
        guard let controller = model.controller else { return }
        if case .interrupted = flow.screen {
            // No view of the camera does it, and pictures that were taken before are on their way still.
            controller.advance()
        } else if controller.detectionStatus != .noObject {
            flow.noteActivity(at: now)
        }
        if controller.acceptedCount > acceptedCount {
            acceptedCount = controller.acceptedCount
            sounds.play(BoothSound.capture.rawValue, now: now)
        }
        guard let state = controller.watchedState else { return }
        switch watch.look(at: controller.captureSession.pulse, at: now) {
        case .stopped:
            log(.warning, "the camera gives no pictures any more")
            pending.append(.cameraStopped)
        case .back:
            log(.notice, "the camera gives pictures again")
            pending.append(.cameraBack)
        case nil: break
        }
        guard !options.headless else { return }
        switch state {
        case .failed(let sentence):
            log(.warning, "the camera failed")
            StandardError.write("nosebooth: \(sentence)\n")
            pending.append(.trouble(controller.captureSession.counts.shown == 0 ? .cameraMissing : .cameraLost))
        case .ended: pending.append(.back)
        case .stopped, .running: break
        }
    }
}

extension CameraInitializationError {
    fileprivate var isOfTheCamera: Bool {
        switch self {
        case .noCamera, .permissionDenied, .cameraBusy, .cameraUnavailable, .alreadyInUse: true
        case .detectorUnavailable, .licenseMissing, .invalidCaptureSession: false
        }
    }
}
