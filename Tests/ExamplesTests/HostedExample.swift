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

    var targets: [TouchTarget] { host.touchTargets }

    var labels: [String] { targets.filter(\.isEnabled).compactMap(\.label) }

    /// Touches what has this label, and lets everything come to rest.
    func tap(_ label: String) throws {
        guard let target = targets.first(where: { $0.label == label }) else { throw Missing(label: label) }
        host.handle(.touchDown(id: 1, at: target.rect.center), now: now)
        update(after: 0.1)
        host.handle(.touchUp(id: 1, at: target.rect.center), now: now)
        update(after: 0.1)
        update(after: 1)
    }

    func key(_ key: String) {
        host.handle(.key(key), now: now)
        update(after: 0.1)
        update(after: 1)
    }

    struct Missing: Error { let label: String }

    /// The texts, where they are drawn.
    var lines: [Line] {
        host.update(size: size, now: now).commands.compactMap { command in
            guard case .text(let text, let font, _, let origin) = command else { return nil }
            return Line(
                text: text, rect: Rect(origin: origin, size: stage.text.size(of: text, font: font)),
                fontSize: font.size)
        }
    }
}
