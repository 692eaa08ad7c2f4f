import Core
import Imaging
import Views

@testable import Stage

/// Draws in memory, and refuses images as long as it is told to, as a graphics processor without memory does.
@MainActor final class RefusingPainter: Painter {
    typealias Image = SoftwarePainter.Image

    private let painter: SoftwarePainter
    var refuses = true
    /// How often an image was asked for.
    private(set) var requests = 0
    /// How many triangles it was given in all.
    private(set) var triangles = 0

    init(size: PixelSize) throws(StageError) { painter = try SoftwarePainter(size: size) }

    var size: PixelSize { painter.size }
    var greatestSide: Int { painter.greatestSide }
    var uploads: Int { painter.uploads }
    var makings: Int { painter.makings }

    func makeImage(_ surface: consuming Surface) throws(StageError) -> Image {
        requests += 1
        if refuses { throw StageError(.refused, "make a texture", cause: "out of memory") }
        return try painter.makeImage(surface)
    }

    func begin(_ background: Color) { painter.begin(background) }
    func setClip(_ clip: PixelRect) { painter.setClip(clip) }
    func fill(_ rect: PixelRect, _ color: Color) { painter.fill(rect, color) }
    func fill(_ mesh: Mesh, _ color: Color) {
        triangles += mesh.indices.count / 3
        painter.fill(mesh, color)
    }
    func copy(_ image: Image, left: Int, top: Int, tint: Color) {
        painter.copy(image, left: left, top: top, tint: tint)
    }
    func draw(_ image: Image, _ mesh: Mesh, tint: Color) {
        triangles += mesh.indices.count / 3
        painter.draw(image, mesh, tint: tint)
    }
    func upload(_ frame: Frame, into old: Image?) throws(StageError) -> Image { try painter.upload(frame, into: old) }
    func makeTarget(_ size: PixelSize) throws(StageError) -> Image { try painter.makeTarget(size) }
    func resample(_ image: Image, source: Rect, size: PixelSize, into target: Image) throws(StageError) {
        try painter.resample(image, source: source, size: size, into: target)
    }
    func beginLayer(_ target: Image) throws(StageError) { try painter.beginLayer(target) }
    func endLayer() { painter.endLayer() }
    func drawLayer(_ layer: Image, _ mesh: Mesh, opacity: Double) {
        triangles += mesh.indices.count / 3
        painter.drawLayer(layer, mesh, opacity: opacity)
    }
    func picture() throws(StageError) -> Picture { try painter.picture() }
}
