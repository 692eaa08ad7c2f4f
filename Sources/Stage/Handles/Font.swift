import CSDL2

/// A face at a size in pixels. Owns the SDL_ttf font; thread-bound.
struct Font: ~Copyable {
    let raw: OpaquePointer

    init(_ file: FontFile, pixels: Int) throws(StageError) {
        guard let raw = TTF_OpenFontIndex(file.path, Int32(max(pixels, 1)), file.index) else {
            throw .sdl(.unreadable, "TTF_OpenFontIndex", file.path)
        }
        // Glyph positions in fractions of a pixel: letters keep their true distances at small sizes.
        TTF_SetFontHinting(raw, TTF_HINTING_LIGHT_SUBPIXEL)
        self.raw = raw
    }

    deinit { TTF_CloseFont(raw) }

    /// From the top of the line to the baseline, in pixels.
    var ascent: Int { Int(TTF_FontAscent(raw)) }
    /// Ascent and descent together, in pixels.
    var height: Int { Int(TTF_FontHeight(raw)) }

    func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(raw, scalar.value) != 0 }

    /// Width of the shaped run, in pixels.
    func width(of run: TextRun) -> Int {
        shape(run)
        var width: Int32 = 0
        TTF_SizeUTF8(raw, run.text, &width, nil)
        return Int(width)
    }

    /// The shaped run in white; `nil` when it has nothing to show.
    func render(_ run: TextRun) throws(StageError) -> Surface? {
        shape(run)
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        guard let surface = TTF_RenderUTF8_Blended(raw, run.text, white) else { return nil }
        return try Surface(converting: surface)
    }

    private func shape(_ run: TextRun) {
        TTF_SetFontDirection(raw, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
        TTF_SetFontScriptName(raw, run.script.tag)
    }
}
