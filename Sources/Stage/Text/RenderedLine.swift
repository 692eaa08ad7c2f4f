import CSDL2

/// One run of a line, rendered, and where it lies in the line's box.
final class LinePiece {
    let surface: Surface
    let left: Int
    let top: Int

    init(_ surface: consuming Surface, left: Int, top: Int) {
        self.surface = surface
        self.left = left
        self.top = top
    }

    func copy(into line: borrowing Surface, rowsAbove: Int) {
        SDL_SetSurfaceBlendMode(surface.raw, SDL_BLENDMODE_NONE)
        var place = SDL_Rect(x: Int32(left), y: Int32(top - rowsAbove), w: 0, h: 0)
        SDL_UpperBlit(surface.raw, nil, line.raw, &place)
    }
}

/// A whole line in white pixels. Tall scripts may begin above the measured box.
struct RenderedLine: ~Copyable {
    let surface: Surface
    /// Rows above the box; negative when the pixels begin below its top.
    let rise: Int

    init(_ pieces: [LinePiece]) throws(StageError) {
        precondition(!pieces.isEmpty, "a line has pieces")
        let top = pieces.map(\.top).min() ?? 0
        let right = pieces.map { $0.left + $0.surface.width }.max() ?? 0
        let bottom = pieces.map { $0.top + $0.surface.height }.max() ?? 0
        surface = try Surface(width: right, height: bottom - top)
        rise = -top
        for piece in pieces { piece.copy(into: surface, rowsAbove: top) }
    }

    consuming func takeSurface() -> Surface { surface }
}
