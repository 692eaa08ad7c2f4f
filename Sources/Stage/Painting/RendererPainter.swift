import CSDL2
import Core
import Imaging
import Views

/// Draws with SDL's accelerated renderer: OpenGL ES on the boards.
@MainActor final class RendererPainter: Painter {
    /// A texture, kept by caches and destroyed with the last reference.
    final class Image: PaintImage {
        let texture: Texture
        let byteCount: Int

        init(_ texture: consuming Texture, bytesPerPixel: Double) {
            byteCount = Int(Double(texture.width * texture.height) * bytesPerPixel)
            self.texture = texture
        }

        var size: PixelSize { PixelSize(width: texture.width, height: texture.height) }
    }

    // Images hold textures of the renderer, and the renderer draws into the window: this order is the order of ends.
    private var flatChroma: [UInt8] = []
    private var vertices: [SDL_Vertex] = []
    private let renderer: Renderer
    private let window: Window

    private(set) var uploads = 0
    private var clip = PixelRect(PixelSize(width: 0, height: 0))

    init(_ window: consuming Window) throws(StageError) {
        renderer = try Renderer(window)
        self.window = window
        SDL_SetRenderDrawBlendMode(renderer.raw, SDL_BLENDMODE_BLEND)
        FramePlanes.setConversion()
    }

    var name: String { renderer.name }
    var waitsForRefresh: Bool { renderer.waitsForRefresh }
    var size: PixelSize { renderer.outputSize }
    var windowSize: PixelSize { window.size }

    func begin(_ background: Color) {
        SDL_RenderSetClipRect(renderer.raw, nil)
        let color = background.sdl
        SDL_SetRenderDrawColor(renderer.raw, color.r, color.g, color.b, 255)
        SDL_RenderClear(renderer.raw)
        clip = PixelRect(size)
    }

    /// Waits for the display's next refresh where the driver has one.
    func present() { SDL_RenderPresent(renderer.raw) }

    func setClip(_ clip: PixelRect) {
        self.clip = clip
        var rect = clip.sdl
        SDL_RenderSetClipRect(renderer.raw, &rect)
    }

    func fill(_ rect: PixelRect, _ color: Color) {
        guard !clip.isEmpty else { return }
        let color = color.sdl
        SDL_SetRenderDrawColor(renderer.raw, color.r, color.g, color.b, color.a)
        var area = rect.sdl
        SDL_RenderFillRect(renderer.raw, &area)
    }

    func fill(_ mesh: Mesh, _ color: Color) { render(mesh, color, texture: nil) }

    func copy(_ image: Image, left: Int, top: Int, tint: Color) {
        guard !clip.isEmpty else { return }
        let color = tint.sdl
        SDL_SetTextureColorMod(image.texture.raw, color.r, color.g, color.b)
        SDL_SetTextureAlphaMod(image.texture.raw, color.a)
        var area = SDL_Rect(
            x: Int32(left), y: Int32(top), w: Int32(image.texture.width), h: Int32(image.texture.height))
        SDL_RenderCopy(renderer.raw, image.texture.raw, nil, &area)
    }

    func draw(_ image: Image, _ mesh: Mesh, tint: Color) {
        let isSolid = tint.alpha >= 1 && mesh.vertices.allSatisfy { $0.coverage >= 1 }
        let isPicture = image.texture.isBlended
        // Frames and targets are opaque; blending is switched on only where an edge or an opacity needs it.
        if !isPicture {
            SDL_SetTextureBlendMode(image.texture.raw, isSolid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        }
        render(mesh, tint, texture: image.texture.raw)
    }

    private func render(_ mesh: Mesh, _ color: Color, texture: OpaquePointer?) {
        guard !mesh.indices.isEmpty, !clip.isEmpty else { return }
        var base = color.sdl
        let alpha = min(max(color.alpha, 0), 1) * 255
        vertices.removeAll(keepingCapacity: true)
        for vertex in mesh.vertices {
            base.a = UInt8((alpha * min(max(vertex.coverage, 0), 1)).rounded())
            vertices.append(
                SDL_Vertex(
                    position: SDL_FPoint(x: Float(vertex.x), y: Float(vertex.y)), color: base,
                    tex_coord: SDL_FPoint(x: Float(vertex.u), y: Float(vertex.v))))
        }
        SDL_RenderGeometry(
            renderer.raw, texture, vertices, Int32(vertices.count), mesh.indices, Int32(mesh.indices.count))
    }

    func makeImage(_ surface: consuming Surface) throws(StageError) -> Image {
        let texture = try Texture(renderer, width: surface.width, height: surface.height, for: .picture)
        let status = SDL_UpdateTexture(texture.raw, nil, surface.words, surface.raw.pointee.pitch)
        guard status == 0 else { throw .sdl(.refused, "SDL_UpdateTexture") }
        uploads += 1
        return Image(texture, bytesPerPixel: 4)
    }

    func upload(_ frame: Frame, into old: Image?) throws(StageError) -> Image {
        let size = PixelSize(width: frame.width, height: frame.height)
        let image: Image
        if let old, old.size == size {
            image = old
        } else {
            image = Image(
                try Texture(renderer, width: size.width, height: size.height, for: .frames), bytesPerPixel: 1.5)
        }
        let status = frame.withPlanes(flatChroma: &flatChroma) { planes in
            SDL_UpdateYUVTexture(
                image.texture.raw, nil, planes.luma, planes.lumaPitch, planes.cb, planes.chromaPitch, planes.cr,
                planes.chromaPitch)
        }
        guard status == 0 else { throw .sdl(.refused, "SDL_UpdateYUVTexture") }
        uploads += 1
        return image
    }

    func resample(_ image: Image, source: Rect, size: PixelSize, into old: Image?) throws(StageError) -> Image {
        let target: Image
        if let old, old.size == size {
            target = old
        } else {
            target = Image(
                try Texture(renderer, width: size.width, height: size.height, for: .target), bytesPerPixel: 4)
        }
        let status = SDL_SetRenderTarget(renderer.raw, target.texture.raw)
        guard status == 0 else { throw .sdl(.refused, "SDL_SetRenderTarget") }
        var mesh = Mesh()
        let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        mesh.addQuad(whole, source: source, transform: .identity)
        let outer = clip
        clip = PixelRect(size)
        SDL_RenderSetClipRect(renderer.raw, nil)
        draw(image, mesh, tint: .white)
        SDL_SetRenderTarget(renderer.raw, nil)
        setClip(outer)
        return target
    }

    func picture() throws(StageError) -> Picture {
        let size = size
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let status = SDL_RenderReadPixels(
            renderer.raw, nil, csdl_pixel_format_rgba_bytes(), &pixels, Int32(size.width * 4))
        guard status == 0 else { throw .sdl(.refused, "SDL_RenderReadPixels") }
        for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
        return Picture(width: size.width, height: size.height, pixels: pixels)
    }
}
