import Core
import Stage
import Views

/// A view at one size, laid out with real fonts and touched by a test, whose time it is as well.
@MainActor final class HostedExample {
    struct Line {
        let text: String
        let rect: Rect
        let fontSize: Double
    }

    /// How the camera's picture is drawn.
    struct Feed: Equatable {
        /// As a share of its whole width.
        let width: Double
        /// In points.
        let blur: Double
        let isMirrored: Bool
    }

    struct Missing: Error { let label: String }

    let size: Size
    private let stage: OffscreenStage
    private let host: ViewHost
    private var now = Instant.zero

    convenience init<Root: View>(
        _ size: Size = Size(width: 800, height: 480), root: @escaping () -> Root
    ) throws {
        self.init(size, on: try OffscreenStage(size: size), root: root)
    }

    /// On a stage of this size that others use as well: its fonts and its memory are not made anew.
    init<Root: View>(_ size: Size, on stage: OffscreenStage, root: @escaping () -> Root) {
        self.size = size
        self.stage = stage
        host = ViewHost(measurer: stage.text) { root() }
        update(after: 0)
    }

    /// Does not turn: what a controller's threads have left stays where it is.
    func update(after seconds: Double) {
        now = now + seconds
        _ = host.update(size: size, now: now)
    }

    /// One turn of the loop, without drawing.
    func turn() { host.turn() }

    var targets: [TouchTarget] { host.touchTargets }

    var labels: [String] { targets.filter(\.isEnabled).compactMap(\.label) }

    func handle(_ event: InputEvent) { host.handle(event, now: now) }

    /// Touches what has this label, and lets everything come to rest, or so many seconds pass.
    func tap(_ label: String, rest: Double = 1) throws {
        guard let target = targets.first(where: { $0.label == label }) else { throw Missing(label: label) }
        handle(.touchDown(id: 1, at: target.rect.center))
        update(after: 0.1)
        handle(.touchUp(id: 1, at: target.rect.center))
        update(after: 0.1)
        update(after: rest)
    }

    func key(_ key: String) {
        handle(.key(key))
        update(after: 0.1)
        update(after: 1)
    }

    private var commands: [DrawCommand] { host.update(size: size, now: now).commands }

    /// The texts, where they are drawn.
    var lines: [Line] {
        commands.compactMap { command in
            guard case .text(let text, let font, _, let origin) = command else { return nil }
            return Line(
                text: text, rect: Rect(origin: origin, size: stage.text.size(of: text, font: font)),
                fontSize: font.size)
        }
    }

    /// The picture files, where they are drawn.
    var pictures: [(path: String, rect: Rect)] {
        commands.compactMap { command in
            guard case .picture(let path, _, let rect) = command else { return nil }
            return (path, rect)
        }
    }

    /// How large parts of the screen are drawn that are not at their own size.
    var scales: [Double] {
        commands.compactMap { command in
            guard case .pushTransform(_, let scale, _) = command, scale != 1 else { return nil }
            return scale
        }
    }

    /// The first camera picture; `nil` when none is drawn.
    var feed: Feed? {
        var width = 1.0
        for command in commands {
            switch command {
            case .pushScale(let x, _, _): width = x
            case .feed(_, _, _, _, let isMirrored, let blur):
                return Feed(width: width, blur: blur, isMirrored: isMirrored)
            default: break
            }
        }
        return nil
    }
}
