import CSDL2
import Core

/// A window drawn by the graphics processor, in step with the display's refresh.
@MainActor final class AcceleratedDisplay: Display {
    private let drawer: DrawListRenderer<RendererPainter>

    init(_ window: consuming Window, options: StageOptions, text: TextEngine, assets: AssetFolder?) throws(StageError) {
        let painter = try RendererPainter(window)
        drawer = DrawListRenderer(
            painter: painter, mapping: PanelMapping(painter.size, options, scale: text.scale), text: text,
            assets: assets, picturesPerRound: 2)
    }

    var driver: String { drawer.painter.name }
    var canvas: any Canvas { drawer }
    var windowSize: PixelSize { drawer.painter.windowSize }
    var waitsForRefresh: Bool { drawer.painter.waitsForRefresh }

    func fit() -> Bool { drawer.fit(drawer.painter.size) }

    func present() { drawer.painter.present() }
}
