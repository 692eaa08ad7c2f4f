/// A source as it is written on the command line and in settings: `v4l2`, `v4l2:/dev/video2`, `v4l2:by-id/…`,
/// `pattern`, `replay:PATH[?fps=30&loop=1]`.
package enum SourceDescription: Equatable, Sendable {
    case bestCamera
    case camera(String)
    case pattern
    case replay(path: String, options: ReplayOptions)

    package init(_ text: String) throws(SourceError) {
        switch text {
        case "v4l2": self = .bestCamera
        case "pattern": self = .pattern
        case _ where text.hasPrefix("v4l2:") && text.count > 5: self = .camera(String(text.dropFirst(5)))
        case _ where text.hasPrefix("replay:") && text.count > 7: self = try .replay(text.dropFirst(7))
        default:
            throw SourceError(
                .notUnderstood,
                "\"\(text)\" is not a source; use v4l2, v4l2:DEVICE, pattern, or replay:PATH (a JPEG, a folder, .mjpeg, .y4m)")
        }
    }

    private static func replay(_ text: Substring) throws(SourceError) -> SourceDescription {
        // A path may hold a question mark; options are what follows the last one and looks like them.
        guard let mark = text.lastIndex(of: "?"), text[mark...].contains("=") else {
            return .replay(path: String(text), options: ReplayOptions())
        }
        var options = ReplayOptions()
        for pair in text[text.index(after: mark)...].split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch (parts[0], parts.count == 2 ? Double(parts[1]) : nil) {
            case ("fps", let rate?) where rate >= 1 && rate <= 240: options.frameRate = rate
            case ("loop", let flag?) where flag == 0 || flag == 1: options.loops = flag == 1
            default:
                throw SourceError(
                    .notUnderstood, "\"\(pair)\" is not an option of a clip; use fps=1…240 and loop=0 or loop=1")
            }
        }
        guard text.startIndex < mark else { throw SourceError(.notUnderstood, "a clip needs a path after \"replay:\"") }
        return .replay(path: String(text[..<mark]), options: options)
    }
}

/// How a clip is played.
package struct ReplayOptions: Equatable, Sendable {
    /// Frames a second; `nil` takes the file's own rate, or 30.
    package var frameRate: Double?
    package var loops = false

    package init(frameRate: Double? = nil, loops: Bool = false) {
        self.frameRate = frameRate
        self.loops = loops
    }
}
