package import Core
package import Views

/// A panel in memory: draws lists and gives their pixels, without any display.
@MainActor package final class OffscreenStage {
    package let canvas: any Canvas
    package let text: TextEngine

    /// - Parameters:
    ///   - size: of the upright view, in points.
    ///   - scale: pixels a point.
    ///
    /// Throws `StageError.Kind.invalid` for a size or a scale that no panel can have.
    package init(
        size: Size, scale: Double = 1, rotation: PanelRotation = .none, assets: AssetFolder? = nil,
        fonts: FontFolders = FontFolders()
    ) throws(StageError) {
        let upright = try StageBounds.pixels(of: size, scale: scale)
        let panel = rotation.isSideways ? PixelSize(width: upright.height, height: upright.width) : upright
        text = try TextEngine(faces: FontFaces(fonts), scale: scale)
        canvas = DrawListRenderer(
            painter: try SoftwarePainter(size: panel),
            mapping: PanelMapping(panel: panel, rotation: rotation, scale: scale), text: text, assets: assets)
    }

    package func picture(of list: DrawList) throws(StageError) -> Picture {
        canvas.draw(list)
        return try canvas.picture()
    }
}
