import CSDL2
import Core

/// A window drawn by the graphics processor, in step with the display's refresh.
@MainActor final class AcceleratedDisplay: Display {
    private let drawer: DrawListRenderer<RendererPainter>
    let text: TextEngine
    /// Pixels a point where the window has a pixel a unit.
    private let scale: Double

    init(
        _ window: consuming Window, options: StageOptions, faces: FontFaces, assets: AssetFolder?
    ) throws(StageError) {
        let painter = try RendererPainter(window, framesAsPlanes: options.framesAsPlanes)
        scale = options.scale
        let dense = options.scale * DisplayDensity.factor(pixels: painter.size, units: painter.windowSize)
        text = try TextEngine(faces: faces, scale: dense)
        drawer = DrawListRenderer(
            painter: painter, mapping: PanelMapping(painter.size, options, scale: dense), text: text, assets: assets,
            picturesPerRound: 2)
    }

    var driver: String { drawer.painter.name }
    var canvas: any Canvas { drawer }
    var windowSize: PixelSize { drawer.painter.windowSize }
    var waitsForRefresh: Bool { drawer.painter.waitsForRefresh }

    func fit() -> Bool {
        let size = drawer.painter.size
        return drawer.fit(size, scale: scale * DisplayDensity.factor(pixels: size, units: windowSize))
    }

    func resize(_ size: PixelSize) { drawer.painter.resizeWindow(size) }

    func present() { drawer.painter.present() }
}
