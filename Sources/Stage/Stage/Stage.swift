public import Core
public import Views

/// A screen for views: opens a window, draws the views on it, and gives them what people do.
@MainActor public enum Stage {
    /// Shows the views until the window is closed, the system asks the program to end, a view outside of any sheet calls
    /// its `dismiss`, or the options' duration is over.
    ///
    /// Owns the main loop: call it from the main thread. However it ends, every view that is shown is told so by its
    /// `onDisappear`. Throws when there is no display, no font, when a screenshot cannot be written, and before anything
    /// is shown when the options contradict themselves (`StageError.Kind.invalid`).
    public static func run<Root: View>(
        _ options: StageOptions = .init(), @ViewBuilder root: @escaping () -> Root
    ) throws(StageError) {
        let window = try StageWindow(options, assets: assets(options.assetFolder), log: .standardError)
        let ending = StageEnding()
        var environment = EnvironmentValues()
        environment.dismiss = DismissAction { ending.isAskedFor = true }
        let host = ViewHost(measurer: window.text, environment: environment) { ending.shown(root) }
        let clock = SystemClock()
        let loop = StageLoop(window, content: host, clock: clock)
        let start = clock.now
        var screenshots = options.screenshots.sorted { $0.key < $1.key }
        // However the loop ends: what a view began when it appeared it ends now.
        defer { end(host, ending, size: window.viewSize, now: clock.now) }
        try loop.run { (now) throws(StageError) in
            while let (time, path) = screenshots.first, now - start >= time {
                screenshots.removeFirst()
                try loop.screenshot().writePNG(to: path)
            }
            return !ending.isAskedFor && options.duration.map { now - start < $0 } ?? true
        }
    }

    /// The views as they look so many seconds after they appeared, without a display.
    ///
    /// - Parameters:
    ///   - size: in points. Sizes, scales and times that no screen can have throw `StageError.Kind.invalid`.
    ///   - scale: pixels a point, 1/16…64.
    ///   - time: in seconds, 0…86 400; state and animations get there in steps, as on a screen. Then every view is told
    ///     by its `onDisappear` that it is no longer shown.
    ///   - log: told on the main thread, before this returns, in one sentence each, what could not be shown: an unknown
    ///     icon, a broken picture; `nil` writes to standard error.
    public static func snapshot<Root: View>(
        size: Size, scale: Double = 1, time: Double = 0, log: ((String) -> Void)? = nil,
        @ViewBuilder view: @escaping () -> Root
    ) throws(StageError) -> Picture {
        try StageBounds.check(time: time)
        let stage = try OffscreenStage(size: size, scale: scale, assets: assets(nil))
        let ending = StageEnding()
        let host = ViewHost(measurer: stage.text) { ending.shown(view) }
        defer { end(host, ending, size: size, now: Instant(seconds: time)) }
        let picture = try stage.picture(of: host.list(size: size, after: time))
        for problem in host.problems + stage.canvas.problems {
            if let log {
                log(problem)
            } else {
                Log.standardError(.warning, "something cannot be shown", [("cause", problem)])
            }
        }
        return picture
    }

    /// Takes the tree down in order: every view learns that it has left the screen.
    private static func end(_ host: ViewHost, _ ending: StageEnding, size: Size, now: Instant) {
        ending.isOver = true
        host.rebuild()
        // What leaves with an animation has left after the second one.
        for seconds in [0.0, 60] { _ = host.update(size: size, now: now + seconds) }
    }

    private static func assets(_ folder: String?) -> AssetFolder {
        folder.map { AssetFolder(path: $0) } ?? AssetFolder.find()
    }
}

extension ViewHost {
    /// The list so many seconds after the start, with the steps in between: what appears starts its animations.
    package func list(size: Size, after time: Double) -> DrawList {
        turn()
        var list = update(size: size, now: .zero)
        let steps = Int(min(600, max(1, (time * 60).rounded(.up))))
        for step in 1...steps {
            turn()
            guard needsUpdate || step == steps else { continue }
            list = update(size: size, now: Instant(seconds: time * Double(step) / Double(steps)))
        }
        return list
    }
}
