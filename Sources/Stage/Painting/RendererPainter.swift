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
    private var colors = ColorConverter()
    private var vertices: [SDL_Vertex] = []
    private let renderer: Renderer
    private let window: Window
    private let framesAsPlanes: Bool

    private(set) var uploads = 0
    private(set) var makings = 0
    private var clip = PixelRect(PixelSize(width: 0, height: 0))

    /// - Parameter framesAsPlanes: `nil` where a graphics processor puts them together.
    init(_ window: consuming Window, framesAsPlanes: Bool? = nil) throws(StageError) {
        renderer = try Renderer(window)
        self.window = window
        self.framesAsPlanes = framesAsPlanes ?? !renderer.isSoftware
        SDL_SetRenderDrawBlendMode(renderer.raw, SDL_BLENDMODE_BLEND)
        FramePlanes.setConversion()
    }

    var name: String { renderer.name }
    var waitsForRefresh: Bool { renderer.waitsForRefresh }
    var size: PixelSize { renderer.outputSize }
    var greatestSide: Int { renderer.greatestSide }
    var windowSize: PixelSize { window.size }

    func resizeWindow(_ size: PixelSize) { window.resize(size) }

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
        if renderer.isSoftware {
            // Four samples for a pixel that lies on one of them are three too many.
            SDL_SetTextureScaleMode(
                image.texture.raw, mesh.isPixelForPixel(of: image.size) ? SDL_ScaleModeNearest : SDL_ScaleModeLinear)
        }
        render(mesh, tint, texture: image.texture.raw)
    }

    private func render(_ mesh: Mesh, _ color: Color, texture: OpaquePointer?, isPremultiplied: Bool = false) {
        guard !mesh.indices.isEmpty, !clip.isEmpty else { return }
        var base = color.sdl
        let alpha = color.alpha.share * 255
        vertices.removeAll(keepingCapacity: true)
        for vertex in mesh.vertices {
            base.a = UInt8((alpha * vertex.share).rounded())
            if isPremultiplied { (base.r, base.g, base.b) = (base.a, base.a, base.a) }
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
        makings += 1
        return Image(texture, bytesPerPixel: 4)
    }

    func upload(_ frame: Frame, into old: Image?) throws(StageError) -> Image {
        let size = PixelSize(width: frame.width, height: frame.height)
        let image: Image
        if let old, old.size == size {
            image = old
        } else {
            let use: Texture.Use = framesAsPlanes ? .frames : .coloredFrames
            image = Image(
                try Texture(renderer, width: size.width, height: size.height, for: use),
                bytesPerPixel: framesAsPlanes ? 1.5 : 4)
            makings += 1
        }
        if framesAsPlanes {
            try fill(image.texture, frame)
        } else {
            try color(image.texture, frame)
        }
        uploads += 1
        return image
    }

    private func fill(_ texture: borrowing Texture, _ frame: Frame) throws(StageError) {
        let raw = texture.raw
        let status = frame.withPlanes(flatChroma: &flatChroma) { planes in
            SDL_UpdateYUVTexture(
                raw, nil, planes.luma, planes.lumaPitch, planes.cb, planes.chromaPitch, planes.cr, planes.chromaPitch)
        }
        guard status == 0 else { throw .sdl(.refused, "SDL_UpdateYUVTexture") }
    }

    /// Three planes that are put together for every pixel of the panel cost a processor five times as much as colours
    /// that are made once, eight pixels in one instruction.
    private func color(_ texture: borrowing Texture, _ frame: Frame) throws(StageError) {
        var pixels: UnsafeMutableRawPointer?
        var pitch: Int32 = 0
        guard SDL_LockTexture(texture.raw, nil, &pixels, &pitch) == 0, let pixels else {
            throw .sdl(.refused, "SDL_LockTexture")
        }
        let isDone = colors.convert(frame, to: pixels, pitch: Int(pitch))
        SDL_UnlockTexture(texture.raw)
        guard isDone else { throw StageError(.refused, "tjDecodeYUVPlanes", cause: "the frame is not as it should be") }
    }

    func makeTarget(_ size: PixelSize) throws(StageError) -> Image {
        let texture = try Texture(renderer, width: size.width, height: size.height, for: .target)
        makings += 1
        return Image(texture, bytesPerPixel: 4)
    }

    func resample(_ image: Image, source: Rect, size: PixelSize, into target: Image) throws(StageError) {
        let outer = clip
        try aim(at: target)
        draw(image, .resampling(source, to: size), tint: .white)
        SDL_SetRenderTarget(renderer.raw, nil)
        setClip(outer)
    }

    func beginLayer(_ target: Image) throws(StageError) {
        // Asked first: a driver that cannot blend a layer must not draw one.
        guard SDL_SetTextureBlendMode(target.texture.raw, Self.layerBlending) == 0 else {
            throw .sdl(.refused, "SDL_SetTextureBlendMode")
        }
        try aim(at: target)
        SDL_SetRenderDrawColor(renderer.raw, 0, 0, 0, 0)
        SDL_RenderClear(renderer.raw)
    }

    func endLayer() { SDL_SetRenderTarget(renderer.raw, nil) }

    func drawLayer(_ layer: Image, _ mesh: Mesh, opacity: Double) {
        SDL_SetTextureBlendMode(layer.texture.raw, Self.layerBlending)
        render(mesh, Color.white.opacity(opacity), texture: layer.texture.raw, isPremultiplied: true)
    }

    /// What was blended with nothing has its alpha in its colours already.
    private static let layerBlending = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
        SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)

    private func aim(at target: Image) throws(StageError) {
        guard SDL_SetRenderTarget(renderer.raw, target.texture.raw) == 0 else {
            throw .sdl(.refused, "SDL_SetRenderTarget")
        }
        clip = PixelRect(target.size)
        SDL_RenderSetClipRect(renderer.raw, nil)
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
