package import Core
package import Views

/// Shapes, measures and renders lines with real fonts. Everything is in whole pixels at the engine's scale, so that
/// what is measured is what is drawn.
@MainActor package final class TextEngine: TextMeasurer {
    private struct FontKey: Hashable {
        let file: FontFile
        let pixels: Int
    }

    private struct LineKey: Hashable {
        let line: String
        let font: ResolvedFont
    }

    /// Holds an open font; a dictionary cannot hold a noncopyable one.
    private final class OpenFont {
        let font: Font

        init(_ font: consuming Font) { self.font = font }
    }

    // Fonts go before their system.
    private var fonts: [FontKey: OpenFont] = [:]
    private let system: FontSystem
    private let faces: FontFaces
    private var sizes = BoundedCache<LineKey, Size>(bound: 4096)
    private var missing = MissingCharacters()
    var pictureSizes = BoundedCache<String, Size>(bound: 64)
    /// Pixels a point.
    package let scale: Double

    /// Of the letters, before they are enlarged.
    private static let greatestPixels = 1024.0
    /// Pixels of a line's image: 64 MB.
    private static let imageBound = 1 << 24

    package init(faces: FontFaces, scale: Double) throws(StageError) {
        system = try FontSystem()
        self.faces = faces
        self.scale = scale
    }

    package func size(of line: String, font: ResolvedFont) -> Size {
        let key = LineKey(line: line, font: font)
        if let size = sizes[key] { return size }
        let pixels = pixelSize(line, font: font, magnification: 1)
        let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        sizes.beginRound()
        sizes.insert(size, for: key, cost: 1)
        return size
    }

    /// The main face's, on which the letters of every other face of the line stand as well.
    package func ascent(of font: ResolvedFont) -> Double {
        let pixels = pixelHeight(font, 1)
        let open = try? open(faces.faces(font.weight)[0].file, pixels: pixels)
        return Double(open?.font.ascent ?? pixels) / scale
    }

    /// Width and line height in pixels.
    func pixelSize(_ line: String, font: ResolvedFont, magnification: Double) -> PixelSize {
        let pixels = pixelHeight(font, magnification)
        let faces = faces.faces(font.weight)
        var width = 0
        // Noto's digits advance equally; their ink does not, and SDL_ttf measures ink. All zeros measure alike.
        let line = font.monospacedDigits ? String(line.map { $0.isASCII && $0.isNumber ? "0" : $0 }) : line
        for run in runs(line, font: font) {
            guard let open = try? open(faces[run.face].file, pixels: pixels) else { continue }
            width += open.font.width(of: run)
        }
        let height = (try? open(faces[0].file, pixels: pixels))?.font.height ?? pixels
        return PixelSize(width: width, height: height)
    }

    /// The line in white, and how far above the measured box its pixels begin.
    ///
    /// - Parameter magnification: rendered that much larger than the scale asks, for enlarged text.
    /// - Returns: `nil` when there is nothing to see.
    func render(
        _ line: String, font: ResolvedFont, magnification: Double
    ) throws(StageError) -> RenderedLine? {
        let line = shownPart(of: line, font: font, magnification: magnification)
        let pixels = pixelHeight(font, magnification)
        let faces = faces.faces(font.weight)
        let baseline = try open(faces[0].file, pixels: pixels).font.ascent
        var pieces: [LinePiece] = []
        var left = 0
        for run in runs(line, font: font) {
            let open = try open(faces[run.face].file, pixels: pixels)
            if let surface = try open.font.render(run) {
                pieces.append(LinePiece(surface, left: left, top: baseline - open.font.ascent))
            }
            left += open.font.width(of: run)
        }
        return pieces.isEmpty ? nil : try RenderedLine(pieces)
    }

    private func pixelHeight(_ font: ResolvedFont, _ magnification: Double) -> Int {
        let size = min(font.size * scale, Self.greatestPixels)
        return max(1, Int(pixels: (size * magnification).rounded()))
    }

    /// The line, or the beginning of one that would not fit into a reasonable image: no panel shows more.
    private func shownPart(of line: String, font: ResolvedFont, magnification: Double) -> String {
        var part = line
        while true {
            let size = pixelSize(part, font: font, magnification: magnification)
            let widest = max(size.height, Self.imageBound / max(size.height, 1))
            let count = part.count
            guard size.width > widest, count > 1 else { return part }
            part = String(part.prefix(max(1, min(count - 1, count * widest / size.width))))
        }
    }

    private func runs(_ line: String, font: ResolvedFont) -> [TextRun] {
        let faces = faces.faces(font.weight)
        return TextRuns.split(line, paragraph: font.direction) { scalar, script, current in
            if let current, script == .common || faces[current].scripts.contains(script), has(faces[current], scalar) {
                return current
            }
            let preferred = faces.firstIndex { $0.scripts.contains(script) && has($0, scalar) }
            if let face = preferred ?? faces.firstIndex(where: { has($0, scalar) }) { return face }
            missing.note(scalar)
            return current ?? 0
        }
    }

    /// Any size of a face tells which letters it has.
    private func has(_ face: FontFaces.Face, _ scalar: Unicode.Scalar) -> Bool {
        (try? open(face.file, pixels: 16))?.font.has(scalar) ?? false
    }

    private func open(_ file: FontFile, pixels: Int) throws(StageError) -> OpenFont {
        let key = FontKey(file: file, pixels: pixels)
        if let open = fonts[key] { return open }
        // A handful of sizes is in use at a time; growing text must not keep every size it passed through.
        if fonts.count > 96 { fonts.removeAll() }
        let open = OpenFont(try Font(file, pixels: pixels))
        fonts[key] = open
        return open
    }

    /// What kinds of characters texts have needed and no font has, once each.
    var problems: [String] { missing.problems }

    /// Whether every letter has a glyph in some face: no empty boxes on the screen.
    package func canShow(_ line: String, weight: ResolvedFont.Weight = .regular) -> Bool {
        line.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isDefaultIgnorableCodePoint || faces.faces(weight).contains { has($0, scalar) }
        }
    }
}
