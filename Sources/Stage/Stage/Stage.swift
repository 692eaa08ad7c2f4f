public import Core
public import Views

/// A screen for views: opens a window, draws the views on it, and gives them what people do.
@MainActor public enum Stage {
    /// Shows the views until the window is closed, the system asks the program to end, a view outside of any sheet calls
    /// its `dismiss`, or the options' duration is over.
    ///
    /// Owns the main loop: call it from the main thread. Throws when there is no display, no font, or a screenshot
    /// cannot be written.
    public static func run<Root: View>(
        _ options: StageOptions = .init(), @ViewBuilder root: @escaping () -> Root
    ) throws(StageError) {
        let window = try StageWindow(options, assets: assets(options.assetFolder), log: .standardError)
        let ending = StageEnding()
        var environment = EnvironmentValues()
        environment.dismiss = DismissAction { ending.isAskedFor = true }
        let host = ViewHost(measurer: window.text, environment: environment) { root() }
        let clock = SystemClock()
        let loop = StageLoop(window, content: host, clock: clock)
        let start = clock.now
        var screenshots = options.screenshots.sorted { $0.key < $1.key }
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
    ///   - size: in points.
    ///   - scale: pixels a point.
    ///   - time: in seconds; state and animations get there in steps, as on a screen.
    public static func snapshot<Root: View>(
        size: Size, scale: Double = 1, time: Double = 0, @ViewBuilder view: @escaping () -> Root
    ) throws(StageError) -> Picture {
        let stage = try OffscreenStage(size: size, scale: scale, assets: assets(nil))
        let host = ViewHost(measurer: stage.text) { view() }
        return try stage.picture(of: host.list(size: size, after: time))
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
        let steps = min(max(Int((time * 60).rounded(.up)), 1), 600)
        for step in 1...steps {
            turn()
            guard needsUpdate || step == steps else { continue }
            list = update(size: size, now: Instant(seconds: time * Double(step) / Double(steps)))
        }
        return list
    }
}
