import Cameras
import Core
import Glibc
import Imaging
import PetCamera
import Registrations
import Stage

/// `nosebooth run`: the booth.
enum RunCommand: Command {
    static let name = "run"
    static let summary = "Runs the booth."
    static let usage = "[--source S] [--store DIR] [--window WxH] [--headless] [--language L] [--script FILE] …"
    static let options = [
        OptionDescription("--source", "S", help: "v4l2 (default), v4l2:DEVICE, pattern, or replay:PATH"),
        OptionDescription("--store", "DIR", help: StoreLocation.help),
        OptionDescription("--board", "B", help: "the board profile; this version has generic"),
        OptionDescription(
            "--settings", "FILE",
            help: "a JSON object: language, volume, muted, mirrored, pictures, keptDays, panelWidthMillimetres"),
        OptionDescription("--species", "dog|cat", help: "goes straight to the camera for this animal"),
        OptionDescription("--window", "WxH", help: "in a window instead of fullscreen"),
        OptionDescription("--headless", help: "without a screen, until the first registration"),
        OptionDescription("--rotation", "R", help: "how the panel is mounted: 0, 90, 180 or 270"),
        OptionDescription("--language", "L", help: Language.allCases.map(\.rawValue).joined(separator: " ")),
        OptionDescription(
            "--script", "FILE", help: "plays touches and keys and takes screenshots, one JSON object a line"),
        OptionDescription("--for", "SECONDS", help: "ends by itself"),
        OptionDescription("--screenshots", "DIR", help: "a PNG of each screen when it first appears"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        ProcessSignals.outliveReaders()
        // A log reader that stands still must not hold up the screen, or the end.
        StandardStreams.loseWhatNobodyReads()
        if let board = arguments.value("--board"), board != "generic" {
            throw CommandFailure(.configuration, "there is no board profile \(board); this version has generic")
        }
        let settings = try arguments.value("--settings").map { (path) throws(CommandFailure) in
            try BoothSettings(contentsOf: path)
        }
        let options = BoothOptions(
            source: try source(arguments), store: try StoreLocation.path(arguments),
            species: try EngineArguments.choice("--species", arguments),
            window: try ScreenArguments.size("--window", arguments), headless: arguments.has("--headless"),
            rotation: try ScreenArguments.rotation(arguments),
            language: try ScreenArguments.language(arguments) ?? settings?.language ?? .en,
            settings: settings ?? BoothSettings(),
            script: try script(arguments), duration: try duration(arguments),
            screenshots: try folder(arguments))
        return try booth(options).run()
    }

    /// The booth with everything that it stands on. Limits and detector are read again with every visit; a booth that
    /// could find no animal or judge no picture is better not begun.
    @MainActor private static func booth(_ options: BoothOptions) throws(CommandFailure) -> Booth {
        do {
            _ = try QualityLimits.load(from: .find())
            let trial = try DetectorTrial(of: .find())
            let booth = Result { try opened(options) }
            // Also where something else went wrong: the process must not end around a thread that is at work.
            try trial.end()
            return try booth.get()
        } catch {
            throw CommandFailure(any: error)
        }
    }

    @MainActor private static func opened(_ options: BoothOptions) throws -> Booth {
        let store = try RegistrationStore.open(at: options.store, mode: .writing, software: Version.software)
        return try Booth(options, store: store, clock: SystemClock(), log: .standardError)
    }

    /// A clip that cannot be played is a mistake of the caller; a camera may still come.
    private static func source(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
        let text = arguments.value("--source") ?? "v4l2"
        do {
            switch try SourceDescription(text) {
            case .bestCamera, .pattern: break
            case .camera, .replay:
                let source = try SourceDescription(text).open(pool: FramePool(capacity: 1))
                // Free for the booth, which opens it anew.
                defer { source.close() }
                try awaitFirst(of: source)
            }
        } catch {
            throw CommandFailure(error)
        }
        return text
    }

    /// The first good frame of a clip, or its own word that there is none; of a camera, that it was opened.
    private static func awaitFirst(of source: any FrameSource) throws(SourceError) {
        while true {
            switch try source.next() {
            case .dropped, .status, .controlChanged: break
            case .frame, .damaged, .opened, .end: return
            }
        }
    }

    private static func script(_ arguments: ParsedArguments) throws(CommandFailure) -> BoothScript {
        guard let path = arguments.value("--script") else { return BoothScript() }
        return try BoothScript(contentsOf: path)
    }

    private static func duration(_ arguments: ParsedArguments) throws(CommandFailure) -> Double? {
        guard let text = arguments.value("--for") else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw CommandFailure(.usage, "--for \(text) is not a number of seconds")
        }
        return seconds
    }

    private static func folder(_ arguments: ParsedArguments) throws(CommandFailure) -> String? {
        guard let path = arguments.value("--screenshots") else { return nil }
        guard mkdir(path, 0o755) == 0 || (try? FileBytes.isFolder(path)) == true else {
            throw CommandFailure(.cannotCreate, "the folder \(path) for screenshots cannot be made")
        }
        return path
    }
}
