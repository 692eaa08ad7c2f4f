import Cameras
import Core
import Imaging
import PetCamera
import Stage
import Views

/// `nosebooth screenshot`: any screen in any state, as a picture.
enum ScreenshotCommand: Command {
    static let name = "screenshot"
    static let summary = "Draws a screen into a PNG file, without a display."
    static let usage = "--screen NAME --out FILE.png [--size WxH] [--rotation R] [--language L] [--state FILE]"
    static let options = [
        OptionDescription("--screen", "NAME", help: ScreenName.allCases.map(\.rawValue).joined(separator: " ")),
        OptionDescription("--out", "FILE.png", help: "where the picture goes"),
        OptionDescription("--size", "WxH", help: "the panel in pixels; default 1280x720"),
        OptionDescription("--rotation", "R", help: "how the panel is mounted: 0, 90, 180 or 270"),
        OptionDescription("--language", "L", help: Language.allCases.map(\.rawValue).joined(separator: " ")),
        OptionDescription("--state", "FILE", help: "a JSON object with what the screen shows"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        let screen = try screenName(arguments)
        guard let out = arguments.value("--out") else { throw CommandFailure(.usage, "--out is missing") }
        let panel = try ScreenArguments.size("--size", arguments) ?? Size(width: 1280, height: 720)
        let rotation = try ScreenArguments.rotation(arguments)
        let state = try arguments.value("--state").map { (path) throws(CommandFailure) in
            try ScreenState(contentsOf: path)
        }
        let assets = AssetFolder.find()
        let strings = try StringTable(try ScreenArguments.language(arguments) ?? .en, assets: assets)
        let model = try StagedScreen.model(screen, state ?? ScreenState(), strings: strings, assets: assets)
        let upright = rotation.isSideways ? Size(width: panel.height, height: panel.width) : panel
        do {
            let stage = try OffscreenStage(size: upright, rotation: rotation, assets: assets)
            let host = ViewHost(measurer: stage.text, environment: strings.language.environment) {
                RootView(model: model)
            }
            // Twice: what appears in the first picture has come to rest in the second.
            _ = host.update(size: upright, now: Instant.zero)
            let picture = try stage.picture(of: host.update(size: upright, now: Instant(seconds: 5)))
            try picture.writePNG(to: out)
        } catch {
            throw CommandFailure(any: error)
        }
        return .done
    }

    private static func screenName(_ arguments: ParsedArguments) throws(CommandFailure) -> ScreenName {
        guard let text = arguments.value("--screen") else { throw CommandFailure(.usage, "--screen is missing") }
        if let screen = ScreenName(rawValue: text) { return screen }
        if ScreenName.planned.contains(text) {
            throw CommandFailure(.refused, "the screen \(text) comes in a later version")
        }
        let hint = Spelling.nearest(to: text, among: ScreenName.allCases.map(\.rawValue)).map {
            "; did you mean \($0)?"
        }
        throw CommandFailure(.usage, "unknown screen \(text)\(hint ?? "")")
    }
}
