import Cameras
import Core
import Imaging
import PetCamera
import Registrations
import Vision

/// `nosebooth replay`: the whole engine on a clip, without a screen.
enum ReplayCommand: Command {
    static let name = "replay"
    static let summary = "Runs the whole engine on a clip, without a screen, as fast as it can."
    static let usage = "--source SOURCE --species dog|cat [--purpose P] [--store DIR] [--json]"
    static let options = [
        OptionDescription("--source", "SOURCE", help: "replay:PATH or pattern"),
        OptionDescription("--species", "dog|cat", help: "what is to be registered"),
        OptionDescription(
            "--purpose", "P", help: "petProfileRegistration (default), petVerification or petIdentification"),
        OptionDescription("--store", "DIR", help: "where a finished registration is kept"),
        OptionDescription("--json", help: "one JSON object an event on standard output"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        guard let text = arguments.value("--source") else { throw CommandFailure(.usage, "--source is missing") }
        let species = try EngineArguments.species(arguments)
        let session = CaptureSessionRecord(
            species: species, purpose: try EngineArguments.purpose(arguments), camera: EngineArguments.cameraName(text))
        let source = try EngineArguments.source(text, pool: FramePool(capacity: 24))
        let printer = ReplayPrinter(asJSON: arguments.has("--json"))
        do {
            let limits = try QualityLimits.load(from: .find())
            let detector = try PetDetector.load(from: .find(), threads: 2)
            // Opened before the first frame: what cannot be kept is better known before the animal has been filmed.
            let store = try arguments.value("--store").map(Store.openForWriting)
            try store?.canRegister()
            let configuration = DetectionConfiguration(species: species, purpose: session.purpose)
            var run = ReplayRun(
                source: source, detector: detector, limits: limits, configuration: configuration, isTest: false)
            while let events = try run.step() {
                for event in events {
                    printer.print(event, registration: try keep(event, session, in: store))
                }
            }
        } catch {
            throw CommandFailure(any: error)
        }
        return .done
    }

    /// Commits the pictures of a finished session; nothing for any other event.
    private static func keep(
        _ event: ReplayEvent, _ session: CaptureSessionRecord, in store: RegistrationStore?
    ) throws(StoreError) -> Registration? {
        guard case .finished(_, let captures) = event, let store else { return nil }
        try store.canRegister(bytes: captures.reduce(0) { $0 + $1.jpeg.count })
        return try store.commit(RegistrationDraft(session, pictures: captures, created: .readFromSystem()))
    }
}
