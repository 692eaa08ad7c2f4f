import CSDL2
import Core

/// A window drawn in memory and copied to the display.
@MainActor final class SoftwareDisplay: Display {
    private let drawer: DrawListRenderer<SoftwarePainter>
    private let window: Window

    init(_ window: consuming Window, options: StageOptions, text: TextEngine, assets: AssetFolder?) throws(StageError) {
        let size = window.size
        drawer = DrawListRenderer(
            painter: try SoftwarePainter(size: size), mapping: PanelMapping(size, options, scale: text.scale),
            text: text, assets: assets, picturesPerRound: 2)
        self.window = window
    }

    var driver: String { "memory" }
    var canvas: any Canvas { drawer }
    var windowSize: PixelSize { window.size }
    var waitsForRefresh: Bool { false }

    func fit() throws(StageError) -> Bool {
        let size = window.size
        if size != drawer.painter.size { try drawer.painter.resize(size) }
        return drawer.fit(size)
    }

    func present() {
        // SDL makes the surface anew when the window's size changes, so it is asked for each time.
        guard let surface = SDL_GetWindowSurface(window.raw) else { return }
        drawer.painter.copy(to: surface)
        SDL_UpdateWindowSurface(window.raw)
    }
}
