import Cameras
import Core
import Imaging

/// The options of `nosebooth cameras --watch`: which camera, for how long, and what a board's profile might say of it.
struct CameraWatchArguments: Equatable {
    static let options = [
        OptionDescription("--watch", help: "opens a camera, and tells what it does"),
        OptionDescription(
            "--source", "SOURCE", help: "v4l2 (default: the best camera) or v4l2:NAME; with --watch, as all of these"),
        OptionDescription(
            "--seconds", "N", help: "ends after so many, 1 to 86400; else it goes on until it is interrupted"),
        OptionDescription("--format", "CODE", help: "the format to prefer, such as YUYV or MJPG"),
        OptionDescription("--size", "WxH", help: "the size to prefer, in pixels"),
        OptionDescription("--rate", "N", help: "the frames a second to prefer"),
        OptionDescription("--rotation", "0|90|180|270", help: "how far the picture is turned clockwise to be upright"),
        OptionDescription("--set", "NAME=VALUE,…", help: "settings, such as brightness=128, in the driver's own units"),
    ]

    let selector: CameraSelector
    /// `nil` watches until it is interrupted.
    let seconds: Double?
    let profile: CameraProfile?

    /// Options that mean nothing without `--watch` are refused there.
    static func refuse(_ arguments: ParsedArguments) throws(CommandFailure) {
        for option in options where option.value != nil && arguments.value(option.name) != nil {
            throw CommandFailure(.usage, "\(option.name) needs --watch")
        }
    }

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        selector = try CameraWatchArguments.selector(arguments.value("--source") ?? "v4l2")
        seconds = try CameraWatchArguments.number("--seconds", arguments, in: 1...86400)
        profile = try CameraWatchArguments.profile(arguments)
    }

    private static func selector(_ text: String) throws(CommandFailure) -> CameraSelector {
        let source: SourceDescription
        do throws(SourceError) { source = try SourceDescription(text) } catch { throw CommandFailure(error) }
        switch source {
        case .bestCamera: return .best
        case .camera(let name): return .named(name)
        case .pattern, .replay: throw CommandFailure(.usage, "\(text) is no camera; watch v4l2 or v4l2:NAME")
        }
    }

    private static func profile(_ arguments: ParsedArguments) throws(CommandFailure) -> CameraProfile? {
        let wishes = ["--format", "--size", "--rate", "--rotation", "--set"]
        guard wishes.contains(where: { arguments.value($0) != nil }) else { return nil }
        var profile = CameraProfile(name: "command line")
        profile.format = try format(arguments)
        if let size = arguments.value("--size") {
            let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1],
                PictureShape.sides.contains(width), PictureShape.sides.contains(height)
            else {
                throw CommandFailure(
                    .usage, "--size \(size) is not a size; write it as 1280x720, 16 to 8192 pixels a side")
            }
            (profile.width, profile.height) = (width, height)
        }
        profile.rate = try number("--rate", arguments, in: 1...240)
        profile.orientation = try orientation(arguments)
        profile.controls = try settings(arguments)
        return profile
    }

    private static func format(_ arguments: ParsedArguments) throws(CommandFailure) -> FourCC? {
        guard let text = arguments.value("--format") else { return nil }
        guard let code = PictureShape.codes.first(where: { $0.description == text.uppercased() }) else {
            let known = PictureShape.codes.map(\.description).joined(separator: ", ")
            throw CommandFailure(.usage, "--format \(text) is not taken; use \(known)")
        }
        return code
    }

    private static func orientation(_ arguments: ParsedArguments) throws(CommandFailure) -> PictureOrientation {
        switch arguments.value("--rotation") ?? "0" {
        case "0": return .upright
        case "90": return .quarterTurn
        case "180": return .halfTurn
        case "270": return .threeQuarterTurn
        case let text: throw CommandFailure(.usage, "--rotation \(text) is none; use 0, 90, 180 or 270")
        }
    }

    private static func settings(_ arguments: ParsedArguments) throws(CommandFailure) -> [CameraSetting: Int64] {
        var settings: [CameraSetting: Int64] = [:]
        for pair in (arguments.value("--set") ?? "").split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let setting = CameraSetting(rawValue: parts[0]) else {
                let names = CameraSetting.allCases.map(\.rawValue)
                let hint = Spelling.nearest(to: parts[0], among: names).map { "; did you mean \($0)?" } ?? ""
                throw CommandFailure(.usage, "--set does not know \"\(parts[0])\"\(hint)")
            }
            guard parts.count == 2, let value = Int64(parts[1]) else {
                throw CommandFailure(.usage, "--set \(pair) has no whole number; write it as \(parts[0])=1")
            }
            guard settings.updateValue(value, forKey: setting) == nil else {
                throw CommandFailure(.usage, "--set has \(parts[0]) twice")
            }
        }
        return settings
    }

    private static func number(
        _ option: String, _ arguments: ParsedArguments, in range: ClosedRange<Double>
    ) throws(CommandFailure) -> Double? {
        guard let text = arguments.value(option) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw CommandFailure(
                .usage, "\(option) \(text) is none; use \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return value
    }
}
