import CSDL2
import Core
import Imaging
import Views

/// Draws into memory without any display: for snapshots, for headless runs, and where no driver can draw.
///
/// SDL's blitters do what is pixel for pixel; everything else goes through `TriangleRasterizer`.
@MainActor final class SoftwarePainter: Painter {
    /// Pixels, kept by caches and freed with the last reference.
    final class Image: PaintImage {
        let surface: Surface
        /// Every pixel that is drawn from it by `draw` is opaque.
        let isOpaque: Bool

        init(_ surface: consuming Surface, isOpaque: Bool) {
            self.surface = surface
            self.isOpaque = isOpaque
            SDL_SetSurfaceBlendMode(self.surface.raw, SDL_BLENDMODE_BLEND)
        }

        var size: PixelSize { PixelSize(width: surface.width, height: surface.height) }
        var byteCount: Int { surface.byteCount }
    }

    private var target: Surface
    /// Drawn into instead of the panel, while there is one.
    private var layer: Image?
    private var staging: [UInt8] = []
    private var flatChroma: [UInt8] = []
    private var clip: PixelRect
    private(set) var uploads = 0
    private(set) var makings = 0

    init(size: PixelSize) throws(StageError) {
        target = try Surface(width: size.width, height: size.height)
        clip = PixelRect(size)
        SDL_SetSurfaceBlendMode(target.raw, SDL_BLENDMODE_NONE)
        FramePlanes.setConversion()
    }

    var size: PixelSize { PixelSize(width: target.width, height: target.height) }
    let greatestSide = Int.max

    func resize(_ size: PixelSize) throws(StageError) {
        target = try Surface(width: size.width, height: size.height)
        SDL_SetSurfaceBlendMode(target.raw, SDL_BLENDMODE_NONE)
        clip = PixelRect(size)
    }

    /// Copies the picture to another surface of the same size.
    func copy(to other: UnsafeMutablePointer<SDL_Surface>) {
        SDL_SetClipRect(target.raw, nil)
        SDL_UpperBlit(target.raw, nil, other, nil)
    }

    func begin(_ background: Color) {
        setClip(PixelRect(size))
        SDL_FillRect(target.raw, nil, background.word)
    }

    /// What is drawn into: the panel's pixels or a layer's.
    private var canvas: UnsafeMutablePointer<SDL_Surface> {
        if let layer { return layer.surface.raw }
        return target.raw
    }

    private var rasterizer: TriangleRasterizer {
        if let layer {
            return TriangleRasterizer(target: layer.surface.words, rowLength: layer.surface.rowLength, clip: clip)
        }
        return TriangleRasterizer(target: target.words, rowLength: target.rowLength, clip: clip)
    }

    func setClip(_ clip: PixelRect) {
        self.clip = clip.intersection(PixelRect(layer?.size ?? size))
        var rect = self.clip.sdl
        SDL_SetClipRect(canvas, &rect)
    }

    func fill(_ rect: PixelRect, _ color: Color) {
        guard !clip.isEmpty else { return }
        if color.alpha >= 1 {
            var area = rect.sdl
            SDL_FillRect(canvas, &area, color.word)
            return
        }
        let area = rect.intersection(clip)
        let (word, share) = (color.word, UInt32((color.alpha.share * 256).rounded()))
        let rasterizer = rasterizer
        for y in area.top..<area.bottom {
            let line = rasterizer.target + y * rasterizer.rowLength
            for x in area.left..<area.right { line[x] = TriangleRasterizer.mix(line[x], word, share) }
        }
    }

    func fill(_ mesh: Mesh, _ color: Color) {
        let (word, alpha) = (color.word, color.alpha.share)
        let rasterizer = rasterizer
        mesh.forEachTriangle { rasterizer.fill($0, $1, $2, color: word, alpha: alpha) }
    }

    func copy(_ image: Image, left: Int, top: Int, tint: Color) {
        guard !clip.isEmpty else { return }
        let color = tint.sdl
        SDL_SetSurfaceColorMod(image.surface.raw, color.r, color.g, color.b)
        SDL_SetSurfaceAlphaMod(image.surface.raw, color.a)
        var area = SDL_Rect(x: Int32(left), y: Int32(top), w: 0, h: 0)
        SDL_UpperBlit(image.surface.raw, nil, canvas, &area)
    }

    func draw(_ image: Image, _ mesh: Mesh, tint: Color) {
        if image.isOpaque, tint == .white, stretch(image, mesh) { return }
        let (word, alpha) = (tint.word, tint.alpha.share)
        let (rasterizer, texels) = (rasterizer, TriangleRasterizer.Texels(image))
        mesh.forEachTriangle { rasterizer.draw($0, $1, $2, texels: texels, tint: word, alpha: alpha) }
    }

    /// The common case of a camera picture, upright: SDL's vector code is several times faster.
    private func stretch(_ image: Image, _ mesh: Mesh) -> Bool {
        guard let quad = mesh.uprightQuad, let (area, source) = quad.cut(to: clip) else { return false }
        let (width, height) = (Double(image.surface.width), Double(image.surface.height))
        let part = PixelRect(
            nearest: Rect(
                x: source.minX * width, y: source.minY * height, width: source.width * width,
                height: source.height * height)
        ).intersection(PixelRect(image.size))
        guard part.width > 1, part.height > 1 else { return false }
        var (from, to) = (part.sdl, area.sdl)
        guard SDL_SoftStretchLinear(image.surface.raw, &from, canvas, &to) == 0 else { return false }
        guard quad.isMirrored else { return true }
        let rasterizer = rasterizer
        for y in area.top..<area.bottom {
            let line = rasterizer.target + y * rasterizer.rowLength
            var (left, right) = (area.left, area.right - 1)
            while left < right {
                (line[left], line[right]) = (line[right], line[left])
                left += 1
                right -= 1
            }
        }
        return true
    }

    func makeImage(_ surface: consuming Surface) throws(StageError) -> Image {
        uploads += 1
        makings += 1
        return Image(surface, isOpaque: false)
    }

    func upload(_ frame: Frame, into old: Image?) throws(StageError) -> Image {
        let (width, height) = (frame.width, frame.height)
        let image: Image
        if let old, old.size == PixelSize(width: width, height: height) {
            image = old
        } else {
            image = Image(try Surface(width: width, height: height), isOpaque: true)
            makings += 1
        }
        let chroma = (width: (width + 1) / 2, height: (height + 1) / 2)
        let byteCount = width * height + 2 * chroma.width * chroma.height
        if staging.count != byteCount { staging = [UInt8](repeating: 0, count: byteCount) }
        frame.withPlanes(flatChroma: &flatChroma) { planes in
            staging.withUnsafeMutableBufferPointer { bytes in
                var next = bytes.baseAddress!
                func take(_ plane: UnsafePointer<UInt8>, _ pitch: Int32, _ width: Int, _ height: Int) {
                    for row in 0..<height {
                        next.update(from: plane + row * Int(pitch), count: width)
                        next += width
                    }
                }
                take(planes.luma, planes.lumaPitch, width, height)
                take(planes.cb, planes.chromaPitch, chroma.width, chroma.height)
                take(planes.cr, planes.chromaPitch, chroma.width, chroma.height)
            }
        }
        let status = SDL_ConvertPixels(
            Int32(width), Int32(height), csdl_pixel_format_iyuv(), staging, Int32(width), csdl_pixel_format_argb(),
            image.surface.raw.pointee.pixels, image.surface.raw.pointee.pitch)
        guard status == 0 else { throw .sdl(.refused, "SDL_ConvertPixels") }
        uploads += 1
        return image
    }

    func makeTarget(_ size: PixelSize) throws(StageError) -> Image {
        let surface = try Surface(width: size.width, height: size.height)
        makings += 1
        return Image(surface, isOpaque: true)
    }

    func resample(_ image: Image, source: Rect, size: PixelSize, into target: Image) throws(StageError) {
        let rasterizer = TriangleRasterizer(
            target: target.surface.words, rowLength: target.surface.rowLength, clip: PixelRect(target.size))
        let texels = TriangleRasterizer.Texels(image)
        Mesh.resampling(source, to: size).forEachTriangle {
            rasterizer.draw($0, $1, $2, texels: texels, tint: 0xFFFF_FFFF, alpha: 1)
        }
    }

    func beginLayer(_ target: Image) throws(StageError) {
        layer = target
        setClip(PixelRect(target.size))
        SDL_FillRect(canvas, nil, 0)
    }

    func endLayer() { layer = nil }

    func drawLayer(_ layer: Image, _ mesh: Mesh, opacity: Double) {
        let (rasterizer, texels) = (rasterizer, TriangleRasterizer.Texels(layer))
        mesh.forEachTriangle { rasterizer.drawLayer($0, $1, $2, texels: texels, opacity: opacity.share) }
    }

    func picture() throws(StageError) -> Picture { Picture(target, isOpaque: true) }
}

extension TriangleRasterizer.Texels {
    /// Valid as long as the image.
    fileprivate init(_ image: SoftwarePainter.Image) {
        self.init(
            words: image.surface.words, rowLength: image.surface.rowLength, width: image.surface.width,
            height: image.surface.height)
    }
}
