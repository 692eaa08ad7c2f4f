import CSDL2
import Core

/// A window drawn in memory and copied to the display.
@MainActor final class SoftwareDisplay: Display {
    private let drawer: DrawListRenderer<SoftwarePainter>
    let text: TextEngine
    private let window: Window
    /// Pixels a point where the window has a pixel a unit.
    private let scale: Double

    init(
        _ window: consuming Window, options: StageOptions, faces: FontFaces, assets: AssetFolder?
    ) throws(StageError) {
        let size = window.surfaceSize
        scale = options.scale
        let dense = options.scale * DisplayDensity.factor(pixels: size, units: window.size)
        text = try TextEngine(faces: faces, scale: dense)
        drawer = DrawListRenderer(
            painter: try SoftwarePainter(size: size), mapping: PanelMapping(size, options, scale: dense), text: text,
            assets: assets, picturesPerRound: 2)
        self.window = window
    }

    var driver: String { "memory" }
    var canvas: any Canvas { drawer }
    var windowSize: PixelSize { window.size }
    var waitsForRefresh: Bool { false }

    func fit() throws(StageError) -> Bool {
        let size = window.surfaceSize
        if size != drawer.painter.size { try drawer.painter.resize(size) }
        return drawer.fit(size, scale: scale * DisplayDensity.factor(pixels: size, units: window.size))
    }

    func resize(_ size: PixelSize) { window.resize(size) }

    func present() {
        // SDL makes the surface anew when the window's size changes, so it is asked for each time.
        guard let surface = SDL_GetWindowSurface(window.raw) else { return }
        drawer.painter.copy(to: surface)
        SDL_UpdateWindowSurface(window.raw)
    }
}
