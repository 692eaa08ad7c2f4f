import Core
import Stage

/// Options about the panel that several commands read alike.
enum ScreenArguments {
    /// `WxH` in pixels, 200…7680 a side.
    static func size(_ option: String, _ arguments: ParsedArguments) throws(CommandFailure) -> Size? {
        guard let text = arguments.value(option) else { return nil }
        let parts = text.split(separator: "x").compactMap { Int($0) }
        guard parts.count == 2, text.split(separator: "x", omittingEmptySubsequences: false).count == 2,
            parts.allSatisfy({ (200...7680).contains($0) })
        else {
            throw CommandFailure(
                .usage, "\(option) \(text) is not a size; write it as 1280x720, 200 to 7680 pixels a side")
        }
        return Size(width: Double(parts[0]), height: Double(parts[1]))
    }

    static func rotation(_ arguments: ParsedArguments) throws(CommandFailure) -> PanelRotation {
        switch arguments.value("--rotation") ?? "0" {
        case "0": .none
        case "90": .quarter
        case "180": .half
        case "270": .threeQuarters
        case let other: throw CommandFailure(.usage, "--rotation \(other) is unknown; use 0, 90, 180 or 270")
        }
    }

    static func language(_ arguments: ParsedArguments) throws(CommandFailure) -> Language? {
        try EngineArguments.choice("--language", arguments)
    }
}
